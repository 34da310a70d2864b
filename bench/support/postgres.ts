import { onServer, startPostgres } from '../../scripts/test/postgresServer.ts';

const NAME = `witryna_bench_${process.pid}`;

/**
 * A database of its own on DATABASE_URL_TEST, or on a PostgreSQL started for it; `size` is its bytes.
 * @param options of the one that is started, as `startPostgres` has them
 */
export async function withPostgres(
  work: (url: string, size: () => Promise<number>) => Promise<void>,
  options: Parameters<typeof startPostgres>[1] = {},
): Promise<void> {
  const given = process.env.DATABASE_URL_TEST;
  const own = given ? undefined : await startPostgres((text) => console.log(text), options);
  const server = given ?? own?.url ?? '';
  try {
    await onServer(server, (client) => client.query(`create database ${NAME}`));
    const url = new URL(server);
    url.pathname = `/${NAME}`;
    const size = () =>
      onServer(server, async (client) => {
        const { rows } = await client.query<{ size: string }>('select pg_database_size($1) as size', [NAME]);
        return Number(rows[0]?.size ?? 0);
      });
    try {
      await work(url.href, size);
    } finally {
      await onServer(server, (client) => client.query(`drop database if exists ${NAME} with (force)`));
    }
  } finally {
    await own?.stop();
  }
}
