/**
 * Asks a running shop about logins that are there and that are not, in an order by chance, and compares how long the
 * answers take: node scripts/prove/equalTimes.ts; needs a build. Ends with 1 when the times tell the two apart.
 */
import { startShop } from '../../e2e/support/shop.ts';
import { apartness, TELLING } from './apartness.ts';

const ROUNDS = 80;
/** Answers that come before everything is warm. */
const WARM = 5;
const PASSWORD = 'zielony piec 7';
const KNOWN = 'anna.znana';

const shop = await startShop({ RATE_LIMITS: '0' });

async function graph(query: string): Promise<string> {
  const answer = await fetch(`${shop.url}/graphql/v1/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: shop.url },
    body: JSON.stringify({ query }),
  });
  return answer.text();
}

/** What is asked about a login; a wrong password, so that nobody is let in. */
const QUESTIONS: Readonly<Record<string, (login: string) => Promise<unknown>>> = {
  'signing in': (login) => graph(`mutation { login(login: "${login}", password: "inne haslo 3") { status } }`),
  'a lost password': (login) => graph(`mutation { passwordRecovery(PasswordRecoveryInput: {login: "${login}"}) { status } }`),
  'signing in by the form': (login) =>
    fetch(`${shop.url}/logowanie`, {
      method: 'POST',
      headers: { Origin: shop.url, 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams({ login, password: 'inne haslo 3' }),
      redirect: 'manual',
    }).then((answer) => answer.text()),
  'whether an address has an account': (login) =>
    graph(`{ validateClientData(ClientDataInput: {clientData: {email: "${login}@example.pl"}}) { clientExists } }`),
};

async function timeOf(question: (login: string) => Promise<unknown>, login: string): Promise<number> {
  const began = performance.now();
  await question(login);
  return performance.now() - began;
}

let worst = 0;
try {
  const given = `clientData: {email: "${KNOWN}@example.pl", clientBillingData: {firstname: "Anna", lastname: "Nowak"}}`;
  const password = `loginAndPassword: {login: "${KNOWN}", password: "${PASSWORD}", passwordRepeat: "${PASSWORD}"}`;
  const made = await graph(`mutation { registerClient(RegisterClientInput: {${given}, ${password}}) { status } }`);
  if (!made.includes('"success"')) throw new Error(`No account could be made: ${made}`);
  for (const [name, question] of Object.entries(QUESTIONS)) {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let round = -WARM; round < ROUNDS; round += 1) {
      const kinds = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const kind of kinds) {
        const took = await timeOf(question, kind === 'known' ? KNOWN : `anna.${round + WARM}.nikt`);
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
