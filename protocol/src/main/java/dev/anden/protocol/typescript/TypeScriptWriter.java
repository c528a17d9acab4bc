package dev.anden.protocol.typescript;

import dev.anden.engine.GameInfo;
import dev.anden.engine.State;
import dev.anden.engine.WireTypes;
import dev.anden.protocol.ClientMessage;
import dev.anden.protocol.CreateTable;
import dev.anden.protocol.DevicePerson;
import dev.anden.protocol.GameFileInfo;
import dev.anden.protocol.GameName;
import dev.anden.protocol.HttpProblem;
import dev.anden.protocol.LevelInfo;
import dev.anden.protocol.MyGames;
import dev.anden.protocol.NewBranch;
import dev.anden.protocol.NewContribution;
import dev.anden.protocol.NewHost;
import dev.anden.protocol.NewInvitation;
import dev.anden.protocol.NewListing;
import dev.anden.protocol.NewPaint;
import dev.anden.protocol.NewStarting;
import dev.anden.protocol.NewTerms;
import dev.anden.protocol.SeatBot;
import dev.anden.protocol.SeatNetworkBot;
import dev.anden.protocol.ServerInfo;
import dev.anden.protocol.ServerMessage;
import dev.anden.protocol.TableDeals;
import dev.anden.protocol.TableEvent;
import dev.anden.protocol.WaitingGames;
import dev.anden.protocol.WatchableGames;
import dev.anden.protocol.WireLimits;
import dev.anden.protocol.account.Account;
import dev.anden.protocol.account.Companion;
import dev.anden.protocol.account.Farewell;
import dev.anden.protocol.account.HolidayInfo;
import dev.anden.protocol.account.LostPassword;
import dev.anden.protocol.account.Me;
import dev.anden.protocol.account.NetworkBotList;
import dev.anden.protocol.account.NetworkBotTables;
import dev.anden.protocol.account.NetworkBotToken;
import dev.anden.protocol.account.NewHoliday;
import dev.anden.protocol.account.NewNetworkBot;
import dev.anden.protocol.account.NewPasskey;
import dev.anden.protocol.account.NewPassword;
import dev.anden.protocol.account.OwnProfile;
import dev.anden.protocol.account.PasskeyChallenge;
import dev.anden.protocol.account.PasskeyInvitation;
import dev.anden.protocol.account.PasskeyProof;
import dev.anden.protocol.account.PasskeyWish;
import dev.anden.protocol.account.PasswordByLink;
import dev.anden.protocol.account.PasswordLink;
import dev.anden.protocol.account.PasswordLinkOwner;
import dev.anden.protocol.account.Person;
import dev.anden.protocol.account.Protection;
import dev.anden.protocol.account.Recoverable;
import dev.anden.protocol.account.Recovered;
import dev.anden.protocol.account.Recovery;
import dev.anden.protocol.account.SignIn;
import dev.anden.protocol.account.SignedIn;
import dev.anden.protocol.account.TokenWish;
import dev.anden.protocol.json.Families;
import dev.anden.protocol.past.HistoryPage;
import dev.anden.protocol.past.ImportReport;
import dev.anden.protocol.past.KnownPeople;
import dev.anden.protocol.past.OwnNote;
import dev.anden.protocol.past.Profile;
import dev.anden.protocol.past.RatingChange;
import dev.anden.protocol.past.RatingTable;
import dev.anden.protocol.past.SeatProfile;
import dev.anden.protocol.past.Statistics;
import dev.anden.protocol.reminder.MailLink;
import dev.anden.protocol.reminder.NewReminderBrowser;
import dev.anden.protocol.reminder.NewReminderMail;
import dev.anden.protocol.reminder.NewReminderWebhook;
import dev.anden.protocol.reminder.Reminders;
import dev.anden.protocol.reminder.WebhookSecret;
import dev.anden.protocol.replay.GameAnalysis;
import dev.anden.protocol.replay.GameReplay;
import dev.anden.protocol.replay.Hint;
import dev.anden.protocol.replay.ReplayChoice;
import dev.anden.protocol.replay.ReplayPart;
import dev.anden.protocol.talk.NewSilence;
import dev.anden.protocol.talk.SilencedPeople;
import dev.anden.protocol.talk.UnreadTalk;
import dev.anden.protocol.tournament.NewRound;
import dev.anden.protocol.tournament.NewTournament;
import dev.anden.protocol.tournament.TournamentInfo;
import dev.anden.protocol.tournament.TournamentList;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Writes records as interfaces, sealed families as unions told apart by `type`, and enums as unions of their
/// words: just what [dev.anden.protocol.json.WireJson] writes as JSON. Numbers that both sides know are written as
/// constants.
public final class TypeScriptWriter {
    private static final List<Class<?>> ROOTS = List.of(
            GameInfo.class,
            GameFileInfo.class,
            GameName.class,
            LevelInfo.class,
            ServerInfo.class,
            ClientMessage.class,
            ServerMessage.class,
            TableEvent.class,
            CreateTable.class,
            SeatBot.class,
            SeatNetworkBot.class,
            TableDeals.class,
            GameAnalysis.class,
            GameReplay.class,
            ReplayPart.class,
            ReplayChoice.class,
            Hint.class,
            MyGames.class,
            WaitingGames.class,
            KnownPeople.class,
            SilencedPeople.class,
            UnreadTalk.class,
            NewTournament.class,
            NewRound.class,
            TournamentInfo.class,
            TournamentList.class,
            NewInvitation.class,
            WatchableGames.class,
            HistoryPage.class,
            OwnNote.class,
            ImportReport.class,
            Statistics.class,
            RatingTable.class,
            RatingChange.class,
            Profile.class,
            OwnProfile.class,
            SeatProfile.class,
            NewSilence.class,
            Me.class,
            Companion.class,
            DevicePerson.class,
            Person.class,
            Account.class,
            NetworkBotList.class,
            NetworkBotTables.class,
            NetworkBotToken.class,
            NewNetworkBot.class,
            TokenWish.class,
            Protection.class,
            SignIn.class,
            SignedIn.class,
            NewContribution.class,
            NewHost.class,
            NewListing.class,
            NewPaint.class,
            NewStarting.class,
            NewTerms.class,
            NewBranch.class,
            NewPassword.class,
            PasskeyWish.class,
            PasskeyInvitation.class,
            NewPasskey.class,
            PasskeyChallenge.class,
            PasskeyProof.class,
            LostPassword.class,
            PasswordLink.class,
            PasswordLinkOwner.class,
            PasswordByLink.class,
            Recovery.class,
            Recoverable.class,
            Recovered.class,
            Farewell.class,
            HolidayInfo.class,
            NewHoliday.class,
            Reminders.class,
            NewReminderBrowser.class,
            NewReminderMail.class,
            NewReminderWebhook.class,
            WebhookSecret.class,
            MailLink.class,
            HttpProblem.class);

    private final List<WireTypes> games;
    private final TypeNames names = new TypeNames();

    private TypeScriptWriter(List<WireTypes> games) {
        this.games = games;
    }

    /// The whole file for the wire and what games add to it.
    ///
    /// @throws IllegalArgumentException if a type can't be written, or two that aren't written alike share a name
    public static String write(List<WireTypes> games) {
        return new TypeScriptWriter(games).file();
    }

    private String file() {
        Map<String, Map<String, String>> packages = new TreeMap<>();
        var declarations = new HashMap<String, String>();
        for (Class<?> type : inOrder(reachable())) {
            String declaration = declaration(type);
            String other = declarations.putIfAbsent(type.getSimpleName(), declaration);
            if (other == null) {
                packages.computeIfAbsent(type.getPackageName(), name -> new TreeMap<>())
                        .put(type.getSimpleName(), declaration);
            } else if (!other.equals(declaration)) {
                throw new IllegalArgumentException("Two types are called " + type.getSimpleName());
            }
        }
        var text = new StringBuilder("// Generated from the Java records of the wire. Do not edit by hand.\n");
        packages.forEach((name, types) -> {
            text.append("\n// ").append(name).append("\n\n");
            text.append(String.join("\n", types.values()));
        });
        text.append("\n// What games add\n\n");
        text.append(union("GameAction", eachGame(WireTypes::action)));
        text.append(union("GameEvent", Stream.concat(eachGame(WireTypes::event), Stream.of(TableEvent.class))));
        text.append(union("GameThought", thoughts()));
        text.append(union("GameView", eachGame(WireTypes::view)));
        text.append(union("GameBoard", eachGame(WireTypes::board)));
        text.append("\n// Who acts or looks and is no seat, and what can be sent\n\n");
        text.append(Constants.written("noSeat", State.class));
        text.append('\n').append(Constants.written("wireLimits", WireLimits.class));
        return text.toString();
    }

    /// What games call by one name and is written alike, such as the event that a turn started, is written once:
    /// with the first of their packages.
    private static List<Class<?>> inOrder(Set<Class<?>> types) {
        return types.stream().sorted(Comparator.comparing(Class::getName)).toList();
    }

    private Stream<Class<?>> eachGame(Function<WireTypes, Class<?>> member) {
        return games.stream().<Class<?>>map(member).distinct();
    }

    private Stream<Class<?>> thoughts() {
        return games.stream()
                .flatMap(game -> game.thought().stream())
                .<Class<?>>map(type -> type)
                .distinct();
    }

    private static String union(String name, Stream<Class<?>> members) {
        String union = members.map(Class::getSimpleName).collect(Collectors.joining(" | "));
        return "export type %s = %s;%n".formatted(name, union.isEmpty() ? "never" : union);
    }

    private Set<Class<?>> reachable() {
        var found = new LinkedHashSet<Class<?>>();
        var open = new ArrayList<Class<?>>(ROOTS);
        games.forEach(game -> open.addAll(List.of(game.board(), game.view(), game.action(), game.event())));
        thoughts().forEach(open::add);
        while (!open.isEmpty()) {
            Class<?> type = open.removeLast();
            if (found.add(type)) {
                open.addAll(members(type));
                if (type.isRecord()) {
                    for (RecordComponent component : type.getRecordComponents()) {
                        names.declared(component.getGenericType()).forEach(open::add);
                    }
                }
            }
        }
        return found;
    }

    private static List<Class<?>> members(Class<?> type) {
        return type.isSealed() ? Arrays.asList(type.getPermittedSubclasses()) : List.of();
    }

    private String declaration(Class<?> type) {
        if (type.isEnum()) {
            String words = Arrays.stream(type.getEnumConstants())
                    .map(constant -> "'" + constant + "'")
                    .collect(Collectors.joining(" | "));
            return "export type %s = %s;%n".formatted(type.getSimpleName(), words);
        }
        if (type.isSealed()) {
            String union = members(type).stream().map(Class::getSimpleName).collect(Collectors.joining(" | "));
            return "export type %s = %s;%n".formatted(type.getSimpleName(), union);
        }
        var text = new StringBuilder("export interface %s {%n".formatted(type.getSimpleName()));
        Families.nameOf(type).ifPresent(word -> text.append("  readonly type: '%s';%n".formatted(word)));
        for (RecordComponent component : type.getRecordComponents()) {
            text.append("  readonly %s: %s;%n".formatted(component.getName(), names.name(component.getGenericType())));
        }
        return text.append("}\n").toString();
    }
}
