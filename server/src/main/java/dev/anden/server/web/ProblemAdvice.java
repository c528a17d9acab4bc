package dev.anden.server.web;

import dev.anden.protocol.HttpProblem;
import dev.anden.server.problem.DatabaseProblem;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.apache.catalina.connector.ClientAbortException;
import org.apache.tomcat.util.http.InvalidParameterException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.core.NestedRuntimeException;
import org.springframework.dao.DataAccessException;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.transaction.TransactionException;
import org.springframework.web.ErrorResponse;
import org.springframework.web.HttpMediaTypeNotSupportedException;
import org.springframework.web.HttpRequestMethodNotSupportedException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.context.request.async.AsyncRequestNotUsableException;
import org.springframework.web.method.annotation.MethodArgumentTypeMismatchException;
import org.springframework.web.servlet.NoHandlerFoundException;
import org.springframework.web.servlet.resource.NoResourceFoundException;
import tools.jackson.core.JacksonException;

/// Answers whatever goes wrong with an [HttpProblem].
@RestControllerAdvice
public final class ProblemAdvice {
    private static final Logger LOG = LoggerFactory.getLogger(ProblemAdvice.class);

    @ExceptionHandler
    ResponseEntity<HttpProblem> refused(RequestRefused refused) {
        return answer(refused);
    }

    @ExceptionHandler
    ResponseEntity<HttpProblem> unreadable(HttpMessageNotReadableException failure) {
        return answer(
                failure.getCause() instanceof JacksonException unreadable
                        ? JsonProblems.of(unreadable)
                        : new RequestRefused(ProblemCode.BAD_MESSAGE, "The request needs a body of JSON."));
    }

    @ExceptionHandler
    ResponseEntity<HttpProblem> unreadable(InvalidParameterException failure) {
        return answer(new RequestRefused(
                ProblemCode.BAD_MESSAGE, "There are too many parameters, or they aren't UTF-8 text."));
    }

    @ExceptionHandler
    ResponseEntity<HttpProblem> unsupported(HttpMediaTypeNotSupportedException failure) {
        return answer(new RequestRefused(ProblemCode.UNSUPPORTED_TYPE, "The body must be application/json."));
    }

    /// A part of the address that can't be what it should names nothing; a parameter is told.
    @ExceptionHandler
    ResponseEntity<HttpProblem> mismatched(MethodArgumentTypeMismatchException failure) {
        if (failure.getParameter().hasParameterAnnotation(RequestParam.class)) {
            return answer(new RequestRefused(
                    ProblemCode.BAD_MESSAGE,
                    "The parameter \"%s\" has to be a number.".formatted(failure.getPropertyName())));
        }
        return answer(new RequestRefused(ProblemCode.NOT_FOUND, "There is nothing at this address."));
    }

    @ExceptionHandler({NoResourceFoundException.class, NoHandlerFoundException.class})
    ResponseEntity<HttpProblem> absent(Exception failure) {
        return answer(new RequestRefused(ProblemCode.NOT_FOUND, "There is nothing at this address."));
    }

    @ExceptionHandler
    ResponseEntity<HttpProblem> misused(HttpRequestMethodNotSupportedException failure) {
        return answer(new RequestRefused(
                ProblemCode.METHOD_NOT_ALLOWED, "This address doesn't accept " + failure.getMethod() + "."));
    }

    @ExceptionHandler({DataAccessException.class, TransactionException.class})
    ResponseEntity<HttpProblem> databaseFailed(
            NestedRuntimeException failure, HttpServletRequest request, HttpServletResponse response) {
        RequestRefused told = databaseFailure(failure, request);
        requireNothingSent(response, failure);
        return answer(told);
    }

    /// What somebody is told whose request failed because of the database.
    static RequestRefused databaseFailure(NestedRuntimeException failure, HttpServletRequest request) {
        return Origins.isChange(request) ? DatabaseProblem.ofChange(failure) : DatabaseProblem.ofQuestion(failure);
    }

    /// Whoever asked has gone, or was too slow; the container has said so if there is anybody left to hear it.
    @ExceptionHandler({ClientAbortException.class, AsyncRequestNotUsableException.class})
    void gone(IOException failure, HttpServletResponse response) {
        LOG.debug("A request or its answer was broken off with status {}", response.getStatus(), failure);
    }

    @ExceptionHandler
    ResponseEntity<HttpProblem> failed(Exception failure, HttpServletResponse response) throws Exception {
        if (failure instanceof ErrorResponse misread && misread.getStatusCode().is4xxClientError()) {
            return answer(new RequestRefused(ProblemCode.BAD_MESSAGE, "The request can't be read."));
        }
        LOG.error("A request could not be handled", failure);
        requireNothingSent(response, failure);
        return answer(new RequestRefused(ProblemCode.INTERNAL, "The server failed."));
    }

    /// An answer of which somebody has a part already can't become another one, and mustn't look like all of it:
    /// [BrokenAnswers] sees to that.
    private static <E extends Exception> void requireNothingSent(HttpServletResponse response, E failure) throws E {
        if (response.isCommitted()) {
            throw failure;
        }
    }

    private static ResponseEntity<HttpProblem> answer(RequestRefused refused) {
        return ResponseEntity.status(refused.code().status())
                .contentType(MediaType.APPLICATION_JSON)
                .body(refused.toHttp());
    }
}
