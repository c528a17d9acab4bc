package dev.anden.server.account;

import dev.anden.protocol.account.HolidayInfo;
import dev.anden.protocol.account.NewHoliday;
import dev.anden.server.people.People;
import dev.anden.server.people.Visitor;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.table.Holidays;
import dev.anden.server.web.AddressGroup;
import dev.anden.server.web.RateLimits;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Optional;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/// `/api/me/holiday`: a person says that they are on holiday, and that they are back.
@RestController
public final class HolidayController {
    private final Visitor visitor;
    private final People people;
    private final Holidays holidays;
    private final RateLimits limits;

    public HolidayController(Visitor visitor, People people, Holidays holidays, RateLimits limits) {
        this.visitor = visitor;
        this.people = people;
        this.holidays = holidays;
        this.limits = limits;
    }

    @GetMapping("/api/me/holiday")
    HolidayInfo holidays(HttpServletRequest request) {
        return holidays.of(visitor.known(request));
    }

    @PutMapping("/api/me/holiday")
    HolidayInfo leave(@RequestBody NewHoliday wish, HttpServletRequest request, HttpServletResponse response) {
        PersonId person = visitor.welcomed(request, response);
        limits.requireHoliday(person, AddressGroup.of(request.getRemoteAddr()));
        people.introduce(person);
        holidays.leave(person, wish.until());
        return holidays.of(Optional.of(person));
    }

    /// Whoever isn't on holiday changes nothing.
    @DeleteMapping("/api/me/holiday")
    HolidayInfo comeBack(HttpServletRequest request) {
        visitor.known(request).ifPresent(person -> {
            limits.requireChange(person, AddressGroup.of(request.getRemoteAddr()));
            holidays.comeBack(person);
        });
        return holidays(request);
    }
}
