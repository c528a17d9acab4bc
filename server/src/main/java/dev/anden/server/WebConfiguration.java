package dev.anden.server;

import dev.anden.engine.GameCatalog;
import dev.anden.server.people.BotVisitor;
import dev.anden.server.people.Visitor;
import dev.anden.server.preview.LinkPreviews;
import dev.anden.server.preview.PreviewHead;
import dev.anden.server.preview.TablesFromAfar;
import dev.anden.server.reminder.ReminderOptions;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.ProfileStore;
import dev.anden.server.store.table.TableGlances;
import dev.anden.server.web.AnswerForm;
import dev.anden.server.web.BrokenAnswers;
import dev.anden.server.web.ClientPages;
import dev.anden.server.web.Door;
import dev.anden.server.web.Guard;
import dev.anden.server.web.Origins;
import dev.anden.server.web.PageHead;
import dev.anden.server.web.PageVersion;
import dev.anden.server.web.ProblemAdvice;
import dev.anden.server.web.ProfilePages;
import dev.anden.server.web.RateLimits;
import dev.anden.server.web.Reach;
import dev.anden.server.web.SecurityHeaders;
import dev.anden.server.web.UnreadableRequests;
import java.time.InstantSource;
import org.springframework.boot.tomcat.TomcatConnectorCustomizer;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.core.Ordered;
import tools.jackson.databind.json.JsonMapper;

/// The outermost layer of HTTP.
@Configuration(proxyBeanMethods = false)
@Import(ProblemAdvice.class)
class WebConfiguration {
    @Bean
    RateLimits rateLimits(ServerOptions options, InstantSource clock) {
        return new RateLimits(options.limits(), clock);
    }

    @Bean
    Origins origins() {
        return new Origins();
    }

    @Bean
    Reach reach(ServerOptions options) {
        return new Reach(options.host());
    }

    @Bean
    TablesFromAfar tablesFromAfar(Database database, RateLimits limits, InstantSource clock) {
        return new TablesFromAfar(new TableGlances(database), limits, clock);
    }

    @Bean
    PageHead pageHead(ServerOptions options, GameCatalog games, TablesFromAfar tables) {
        ReminderOptions known = options.reminders();
        return new PreviewHead(new LinkPreviews(games, known.names(), tables), known.address(), options.language());
    }

    @Bean
    ClientPages clientPages(PageHead head) {
        return new ClientPages(head);
    }

    @Bean
    AnswerForm answerForm() {
        return new AnswerForm();
    }

    @Bean
    UnreadableRequests unreadableRequests(JsonMapper json) {
        return new UnreadableRequests(json);
    }

    /// No form is read anywhere: a body stays whole for whoever reads it, even if it is called one.
    @Bean
    TomcatConnectorCustomizer bodiesAsTheyCome() {
        return connector -> connector.setParseBodyMethods("");
    }

    @Bean
    FilterRegistrationBean<Door> door(ServerOptions options, JsonMapper json) {
        var registration = new FilterRegistrationBean<>(new Door(options.entrance(), json));
        registration.setOrder(Ordered.HIGHEST_PRECEDENCE);
        return registration;
    }

    @Bean
    FilterRegistrationBean<SecurityHeaders> securityHeaders() {
        var registration = new FilterRegistrationBean<>(new SecurityHeaders());
        registration.setOrder(Ordered.HIGHEST_PRECEDENCE + 1);
        return registration;
    }

    @Bean
    FilterRegistrationBean<PageVersion> pageVersion() {
        var registration = new FilterRegistrationBean<>(new PageVersion());
        registration.addUrlPatterns("/api/*");
        registration.setOrder(Ordered.HIGHEST_PRECEDENCE + 1);
        return registration;
    }

    @Bean
    FilterRegistrationBean<Guard> guard(
            Visitor visitor, BotVisitor bots, RateLimits limits, Origins origins, JsonMapper json) {
        var registration = new FilterRegistrationBean<>(new Guard(visitor, bots, limits, origins, json));
        registration.addUrlPatterns("/api/*");
        registration.setOrder(Ordered.HIGHEST_PRECEDENCE + 2);
        return registration;
    }

    @Bean
    FilterRegistrationBean<ProfilePages> profilePages(ProfileStore profiles, Visitor visitor, RateLimits limits) {
        var registration = new FilterRegistrationBean<>(new ProfilePages(profiles, visitor, limits));
        registration.addUrlPatterns(ProfilePages.PLACE + "*");
        return registration;
    }

    @Bean
    FilterRegistrationBean<BrokenAnswers> brokenAnswers() {
        return new FilterRegistrationBean<>(new BrokenAnswers());
    }
}
