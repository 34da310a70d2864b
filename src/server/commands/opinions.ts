import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { FILES_FOLDER } from '../../files/fileKey.ts';
import { fileTerms } from '../../files/model.ts';
import { createUploads } from '../../files/service.server.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import { OPINION_STATES, type Opinion, type OpinionState } from '../../opinions/model.ts';
import { createPhotos } from '../../opinions/photos/service.server.ts';
import { tellRefusal } from '../../opinions/refusal/tell.server.ts';
import { createOpinions, type Opinions } from '../../opinions/service.server.ts';
import type { Settings } from '../../settings/env.server.ts';
import { openKeptBase } from '../open/openBase.ts';
import { runTold } from './run.ts';
import { wrongWords } from './say.ts';
import { terminalText, terminalTime } from './terminalText.ts';

const USAGE = `witryna opinions <what>

  list [STATE]        opinions in a state, oldest first; those that wait unless told. Files of photos (WebP) stand below
  publish ID          shows an opinion at its product
  refuse ID REASON    does not show it, or no more; its author gets an e-mail with the reason, where the shop has the address
  answer ID [TEXT]    answers it in public; without TEXT the answer is taken away

States: ${OPINION_STATES.join(', ')}. An opinion that waits is listed without its rating: whether it can be shown does not hang on it.
Ends with 0 when it is done, 1 when it cannot be done, 2 when the words are wrong.
`;

const MOST_ANSWER = 2000;

type Request =
  | { what: 'help' }
  | { what: 'list'; state: OpinionState }
  | { what: 'publish'; id: string }
  | { what: 'refuse' | 'answer'; id: string; words: string };

/** Runs `witryna opinions …`: prints what was done, or why it was not, in a line of its own. */
export async function runOpinions(
  settings: Settings,
  args: readonly string[],
  { out = process.stdout, err: told = process.stderr }: { out?: Writable; err?: Writable } = {},
): Promise<number> {
  const asked = readRequest(args);
  if (!asked.ok) return wrongWords(`${asked.error}\n\n${USAGE}`, told);
  const request = asked.value;
  if (request.what === 'help') {
    out.write(USAGE);
    return 0;
  }
  return runTold(settings, async () => {
    const { db, clock, file, files, mailbox, emails } = await openKeptBase(settings);
    try {
      const terms = fileTerms(file.files);
      const uploads = createUploads({ db, clock, files, parts: join(settings.dataDir, FILES_FOLDER), terms });
      const photos = createPhotos({ db, uploads });
      const opinions = createOpinions(db, clock, file.opinions, photos, tellRefusal({ mailbox, emails }));
      if (request.what === 'list') {
        for (const one of await opinions.list(request.state))
          for (const line of [listLine(one), ...one.photos.map(({ id }) => `    ${photos.place(id)}`)])
            out.write(`${line}\n`);
        return 0;
      }
      const after = await decide(opinions, request);
      if (after) out.write(`Opinion ${after.id} is ${after.state}${after.answer ? ' and answered' : ''}.\n`);
      else told.write(`There is no opinion ${terminalText(request.id)}.\n`);
      return after ? 0 : 1;
    } finally {
      await db.close();
    }
  });
}

function decide(opinions: Opinions, request: Exclude<Request, { what: 'help' | 'list' }>) {
  if (request.what === 'publish') return opinions.publish(request.id);
  return opinions[request.what](request.id, request.words);
}

function readRequest([what, ...words]: readonly string[]): Result<Request, string> {
  const [first, ...rest] = words;
  switch (what) {
    case undefined:
    case 'help':
      return ok({ what: 'help' });
    case 'list': {
      const state = OPINION_STATES.find((one) => one === (first ?? 'waiting'));
      return state && rest.length === 0 ? ok({ what, state }) : err(`The state is one of ${OPINION_STATES.join(', ')}`);
    }
    case 'publish':
      return first !== undefined && rest.length === 0 ? ok({ what, id: first }) : err('Name one opinion');
    case 'refuse':
    case 'answer':
      return readWords(what, first, rest.join(' ').trim());
    default:
      return err(`There is no "opinions ${what}"`);
  }
}

function readWords(what: 'refuse' | 'answer', id: string | undefined, words: string): Result<Request, string> {
  if (id === undefined) return err('Name one opinion');
  if (what === 'refuse' && words === '') return err('Say why it is refused');
  if (words.length > MOST_ANSWER) return err(`At most ${MOST_ANSWER} characters`);
  return ok({ what, id, words });
}

/** Whoever decides about an opinion does not know its rating before. */
function listLine({ id, madeAt, product, author, content, state, rating, why, confirmed }: Opinion): string {
  const known = state === 'waiting' ? [] : [`${rating}/5`];
  const facts = [
    id,
    terminalTime(madeAt),
    `product ${product}`,
    ...(confirmed ? ['bought'] : []),
    ...known,
    `${author}: ${content}`,
  ];
  return terminalText([...facts, ...(why === undefined ? [] : [`(refused: ${why})`])].join('  '));
}
