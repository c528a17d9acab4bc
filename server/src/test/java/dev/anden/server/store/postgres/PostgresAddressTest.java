package dev.anden.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.postgresql.ds.PGSimpleDataSource;
import org.springframework.jdbc.datasource.SimpleDriverDataSource;

class PostgresAddressTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            postgresql://ana:se%40cret+1@db.example.org:5433/games?sslmode=require
            postgres://ana:se%40cret+1@db.example.org:5433/games?sslmode=require
            jdbc:postgresql://db.example.org:5433/games?user=ana&password=se%40cret+1&sslmode=require
            """)
    void an_address_is_read_in_each_of_its_forms(String text) {
        PostgresAddress address = PostgresAddress.of(text).orElseThrow();
        PGSimpleDataSource source = address.source();

        assertThat(source.getServerNames()).containsExactly("db.example.org");
        assertThat(source.getPortNumbers()).containsExactly(5433);
        assertThat(source.getDatabaseName()).isEqualTo("games");
        assertThat(source.getUser()).isEqualTo("ana");
        assertThat(source.getPassword()).isEqualTo("se@cret+1");
        assertThat(source.getSslmode()).isEqualTo("require");
        assertThat(address).hasToString("postgresql://db.example.org:5433/games");
    }

    @Test
    void a_port_a_user_and_a_password_may_be_left_out_and_others_may_stand_in() {
        PostgresAddress address =
                PostgresAddress.of("postgresql://one,two:5433/games").orElseThrow();

        assertThat(address.source().getServerNames()).containsExactly("one", "two");
        assertThat(address.source().getPortNumbers()).containsExactly(5432, 5433);
        assertThat(address.source().getPassword()).isNull();
        assertThat(address.user()).isNotEmpty();
        assertThat(PostgresAddress.of("postgresql://[::1]/games")).isPresent();
    }

    @Test
    void of_several_hosts_the_one_that_is_written_to_is_wanted_unless_the_address_says_otherwise() {
        assertThat(wanted("postgresql://one,two/games")).isEqualTo("primary");
        assertThat(wanted("postgresql://one,two/games?targetServerType=preferPrimary"))
                .isEqualTo("preferPrimary");
        assertThat(wanted("postgresql://one/games")).isEqualTo("any");
    }

    private static String wanted(String address) {
        return PostgresAddress.of(address).orElseThrow().source().getTargetServerType();
    }

    @Test
    void what_is_written_together_is_counted_whatever_the_address_says() {
        assertThat(PostgresAddress.of("postgresql://one/games?reWriteBatchedInserts=true")
                        .orElseThrow()
                        .source()
                        .getReWriteBatchedInserts())
                .isFalse();
    }

    @Test
    void a_setting_that_the_driver_does_not_know_is_not_ignored() {
        String address = "postgresql://one/games?sslmod=verify-full&ssl&socketTimeout=60";

        assertThat(PostgresAddress.unknownSettings(address)).containsExactly("sslmod");
        assertThat(PostgresAddress.of(address)).isEmpty();
        assertThat(PostgresAddress.unknownSettings("postgresql://one/games?a=%zz"))
                .isEmpty();
        assertThat(PostgresAddress.of("postgresql://one/games?ssl"))
                .hasValueSatisfying(one -> assertThat(one.source().getSsl()).isTrue());
    }

    @Test
    void a_server_that_is_silent_is_given_up_unless_the_address_says_otherwise() {
        assertThat(PostgresAddress.of("postgresql://one/games")
                        .orElseThrow()
                        .source()
                        .getSocketTimeout())
                .isEqualTo(15);
        assertThat(PostgresAddress.of("postgresql://one/games?socketTimeout=60")
                        .orElseThrow()
                        .source()
                        .getSocketTimeout())
                .isEqualTo(60);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "games",
                "mysql://ana@one/games",
                "postgresql://one",
                "postgresql://one/",
                "postgresql:///games",
                "postgresql://one:99999/games",
                "postgresql://one:port/games",
                "postgresql://ana:100%@one/games",
                "postgresql://ana:a/b@one/games"
            })
    void what_is_no_address_is_none(String text) {
        assertThat(PostgresAddress.of(text)).isEmpty();
    }

    @Test
    void what_may_take_long_knows_its_address_by_few_words_and_none_of_them_is_secret() {
        DataSource source = PostgresAddress.of("postgresql://ana:secret@one/games?socketTimeout=60&ssl=false")
                .orElseThrow()
                .patientSource();

        assertThat(source)
                .asInstanceOf(type(SimpleDriverDataSource.class))
                .extracting(SimpleDriverDataSource::getUrl)
                .isEqualTo("jdbc:postgresql://one/games?ApplicationName=anden&connectTimeout=5&loginTimeout=5"
                        + "&reWriteBatchedInserts=false&socketTimeout=0&ssl=false&tcpKeepAlive=true");
    }
}
