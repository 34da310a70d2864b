/**
 * Asks a running shop about logins that are there and that are not, in an order by chance, and compares how long the
 * answers take: node scripts/prove/equalTimes.ts; needs a build. Ends with 1 when the times tell the two apart.
 */
import { startShop } from '../../e2e/support/shop.ts';
import { apartness, TELLING } from './rankEffect.ts';

const ROUNDS = 80;
/** Answers that come before everything is warm. */
const WARM = 5;
const PASSWORD = 'zielony piec 7';
const KNOWN = 'anna.znana';

const shop = await startShop({ RATE_LIMITS: '0' });

/** What changes goes as variables, so that a query that was seen before is no faster read than another. */
async function graph(query: string, variables: object): Promise<string> {
  const answer = await fetch(`${shop.url}/graphql/v1/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: shop.url },
    body: JSON.stringify({ query, variables }),
  });
  return answer.text();
}

async function byForm(login: string): Promise<string> {
  const answer = await fetch(`${shop.url}/logowanie`, {
    method: 'POST',
    headers: { Origin: shop.url, 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({ login, password: 'inne haslo 3' }),
    redirect: 'manual',
  });
  return answer.text();
}

const emailOf = (login: string) => `${login}@example.pl`;

/** What is asked about a login, with a wrong password, so that nobody is let in; and what the answer has to hold. */
const QUESTIONS: Readonly<Record<string, { ask(login: string): Promise<string>; holds: RegExp }>> = {
  'signing in': {
    ask: (login) =>
      graph('mutation M($login: String!) { login(login: $login, password: "inne haslo 3") { error { code } } }', {
        login,
      }),
    holds: /"bad_login"/,
  },
  'a lost password': {
    ask: (login) =>
      graph('mutation M($email: String!) { passwordRecovery(PasswordRecoveryInput: {email: $email}) { status } }', {
        email: emailOf(login),
      }),
    holds: /"success"/,
  },
  'signing in by the form': { ask: byForm, holds: /Login lub hasło są niepoprawne/ },
  'whether an address has an account': {
    ask: (login) =>
      graph('query Q($given: ClientDataInput) { validateClientData(ClientDataInput: $given) { clientExists } }', {
        given: { clientData: { email: emailOf(login) } },
      }),
    holds: /"clientExists":(?:true|false)/,
  },
};

async function timeOf(question: keyof typeof QUESTIONS, login: string): Promise<number> {
  const { ask, holds } = QUESTIONS[question] ?? {};
  const began = performance.now();
  const answer = (await ask?.(login)) ?? '';
  const took = performance.now() - began;
  if (!holds?.test(answer)) throw new Error(`${question}: the answer is ${answer.slice(0, 500)}`);
  return took;
}

let worst = 0;
try {
  const given = {
    clientData: { email: emailOf(KNOWN), clientBillingData: { firstname: 'Anna', lastname: 'Nowak' } },
    loginAndPassword: { login: KNOWN, password: PASSWORD, passwordRepeat: PASSWORD },
  };
  const made = await graph(
    'mutation M($given: RegisterClientInput!) { registerClient(RegisterClientInput: $given) { status } }',
    {
      given,
    },
  );
  if (!made.includes('"success"')) throw new Error(`No account could be made: ${made}`);
  for (const name of Object.keys(QUESTIONS)) {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let round = -WARM; round < ROUNDS; round += 1) {
      const kinds = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const kind of kinds) {
        const took = await timeOf(name, kind === 'known' ? KNOWN : `nikt.${round + WARM + 10}xx`);
        if (round >= 0) times[kind].push(took);
      }
    }
    const apart = apartness(times.known, times.unknown);
    worst = Math.max(worst, apart);
    console.log(`${name}: ${(apart * 100).toFixed(0)} % apart (told apart from ${TELLING * 100} % on)`);
  }
} finally {
  await shop.stop();
}
if (worst >= TELLING) process.exitCode = 1;
