package dev.anden.server.web;

import java.util.List;
import org.springframework.web.accept.ContentNegotiationStrategy;
import org.springframework.web.servlet.config.annotation.ContentNegotiationConfigurer;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/// Every address answers in the one form it has, whatever a request says it would rather have (`Accept`): a server may
/// do so, and whoever can't use it has it to look at.
public final class AnswerForm implements WebMvcConfigurer {
    @Override
    public void configureContentNegotiation(ContentNegotiationConfigurer negotiation) {
        negotiation.strategies(List.of(request -> ContentNegotiationStrategy.MEDIA_TYPE_ALL_LIST));
    }
}
