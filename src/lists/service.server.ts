import { randomUUID } from 'node:crypto';
import type { Catalogue } from '../catalogue/service.server.ts';
import type { Db, Tx } from '../db/database.ts';
import { written } from '../db/written.ts';
import type { Clock } from '../kit/clock.ts';
import { err, ok, type Result } from '../kit/result.ts';
import type { Shopper, Visit } from '../session/model.ts';
import { createSessions, newToken } from '../session/service.server.ts';
import { type Added, addEntries, type ListFacts } from './addEntries.server.ts';
import { changeEntry } from './changeEntry.server.ts';
import { chooseLists, type ListChoice } from './chooseLists.server.ts';
import { type EditFault, editList, readFreeName } from './editList.server.ts';
import type { TypedList } from './listForm.ts';
import { keptBefore, madeBefore } from './madeBefore.server.ts';
import {
  type Entry,
  type EntryChange,
  freeName,
  type ListError,
  type ListTerms,
  type SavedList,
  type ShoppingList,
  type Taken,
  UNDO_LASTS,
  type Unwanted,
  type WantedEntry,
} from './model.ts';
import { entriesOf, saveEntries } from './store/entries.server.ts';
import {
  addList,
  changeList,
  forgetRemoved,
  isRemovedSince,
  listsOf,
  nameOf,
  openToAll,
  savedListsOf,
  sharedList,
} from './store/lists.server.ts';
import { bringBack, takeEntries } from './takeEntries.server.ts';

export interface OpenList {
  list: ShoppingList;
  entries: Entry[];
}

/** A shopper's lists: each call sees and changes those of the session it is given, and no other. */
export interface Lists {
  of(shopper: Shopper): Promise<ShoppingList[]>;
  /** Lists of a shopper with what stands on them. */
  saved(shopper: Shopper): Promise<SavedList[]>;
  find(shopper: Shopper, id: string): Promise<OpenList | undefined>;
  /** The list that an address with a secret shows. */
  shared(secret: string): Promise<OpenList | undefined>;
  /** Makes a list; without a name it gets the first free one of `fallback`, "fallback 2" and so on. Gives its id. */
  create(visit: Visit, name: { typed: string } | { fallback: string }): Promise<Result<string, ListError>>;
  rename(visit: Visit, id: string, typed: string): Promise<Result<string, ListError>>;
  /** Saves what was typed on the page of a list, all of it or nothing. Gives what is wrong with it. */
  edit(visit: Visit, id: string, typed: TypedList): Promise<Result<EditFault[], ListError>>;
  /** Lets others see it by a new address, and add to it where that is said, or nobody any more. */
  share(visit: Visit, id: string, on: boolean, othersAdd?: boolean): Promise<Result<string, ListError>>;
  /** Removes a list; for an hour it can be brought back. */
  remove(visit: Visit, id: string): Promise<Result<string, ListError>>;
  /** Whether a list of the shopper is gone that can be brought back. */
  isRemoved(shopper: Shopper, id: string): Promise<boolean>;
  restore(visit: Visit, id: string): Promise<Result<string, ListError>>;
  /** Puts products on a list, or on the first one, which is made where there is none. */
  add(
    visit: Visit,
    list: { id: string } | { fallback: string },
    wanted: readonly WantedEntry[],
  ): Promise<Result<Added, ListError>>;
  /** Puts a product on some lists, the new one of a name among them, and takes it off the others. */
  choose(visit: Visit, choice: ListChoice): Promise<Result<string, ListError>>;
  /** Puts products on a list whose link lets others add. Gives its id. */
  addByLink(secret: string, wanted: readonly WantedEntry[]): Promise<Result<Added, ListError>>;
  /** Makes a list of what stands on somebody else's, as it is wanted there, unless there is one. Gives its id. */
  keep(visit: Visit, name: string, entries: readonly Entry[]): Promise<Result<string, ListError>>;
  /** Takes products off a list, all or none. */
  take(visit: Visit, list: string, unwanted: readonly Unwanted[]): Promise<Result<Taken, ListError>>;
  /** Brings back entries that were taken off. Gives the id of the list. */
  bringBack(visit: Visit, entries: readonly string[]): Promise<Result<string, ListError>>;
  /** Changes one entry of a list. Gives the id of the list. */
  change(visit: Visit, list: string, entry: string, change: EntryChange): Promise<Result<string, ListError>>;
}

export interface ListsOptions {
  db: Db;
  catalogue: Pick<Catalogue, 'products'>;
  clock: Clock;
  terms: ListTerms;
  /** Called when the store fails; the shopper reads that nothing was changed. */
  onError?(error: unknown): void;
}

/** A wish is measured as one piece, however many are wanted. */
const onePiece = ({ product, size }: WantedEntry) => ({ product, size, quantity: 1, precision: 0 });

export function createLists({ db, catalogue, clock, terms, onError = () => {} }: ListsOptions): Lists {
  const sessions = createSessions(db, clock);
  type Work<T> = (tx: Tx, session: string, own: ShoppingList[]) => Promise<Result<T, ListError>>;

  /** Runs `work` on the held session of a visit with its lists; `begin` makes the session where there is none. */
  async function onOwn<T>(visit: Visit, begin: boolean, work: Work<T>): Promise<Result<T, ListError>> {
    if (visit.session === undefined && !begin) return err('list_not_found');
    return writing(async (tx) => {
      const session = await visit.remember(tx);
      if (session === undefined) return err('insecure');
      await forgetRemoved(tx, session, clock() - UNDO_LASTS);
      return work(tx, session, await listsOf(tx, session));
    });
  }

  const writing = <T>(work: (tx: Tx) => Promise<Result<T, ListError>>): Promise<Result<T, ListError>> =>
    written(
      () => db.write(work),
      () => err('unavailable'),
      onError,
    );

  /** Read before the transaction: no other writer waits for it. */
  const factsOf = async (wanted: readonly WantedEntry[]): Promise<ListFacts> => ({
    products: await catalogue.products([...new Set(wanted.map(({ product }) => product))]),
    most: terms.products,
    at: clock(),
  });

  const onList = <T>(
    visit: Visit,
    id: string,
    work: (tx: Tx, session: string, list: ShoppingList, own: ShoppingList[]) => Promise<Result<T, ListError>>,
  ) =>
    onOwn<T>(visit, false, async (tx, session, own) => {
      const list = own.find((one) => one.id === id);
      return list ? work(tx, session, list, own) : err('list_not_found');
    });

  async function made(
    tx: Tx,
    session: string,
    own: readonly ShoppingList[],
    name: string,
  ): Promise<Result<string, ListError>> {
    if (own.length >= terms.lists) return err('too_many_lists');
    const id = randomUUID();
    await addList(tx, session, { id, name, made_at: clock() });
    return ok(id);
  }

  const namesOf = (own: readonly ShoppingList[]) => own.map(({ name }) => name);

  return {
    of: async ({ session }) => (session === undefined ? [] : listsOf(db.read, session)),
    saved: async ({ session }) => (session === undefined ? [] : savedListsOf(db.read, session)),
    async find({ session }, id) {
      const own = session === undefined ? [] : await listsOf(db.read, session);
      const list = own.find((one) => one.id === id);
      return list && { list, entries: await entriesOf(db.read, list.id) };
    },
    async shared(secret) {
      const list = await sharedList(db.read, secret);
      return list && { list, entries: await entriesOf(db.read, list.id) };
    },
    create: (visit, asked) =>
      onOwn(visit, true, async (tx, session, own) => {
        if ('fallback' in asked) return made(tx, session, own, freeName(asked.fallback, namesOf(own)));
        const before = madeBefore(own, asked.typed, clock());
        if (before) return ok(before.id);
        const name = readFreeName(own, asked.typed);
        return name.ok ? made(tx, session, own, name.value) : name;
      }),
    rename: (visit, id, typed) =>
      onList(visit, id, async (tx, session, _, own) => {
        const [fault] = await editList(tx, session, own, id, { name: typed, entries: [] }, clock());
        return fault ? err(fault.error) : ok(id);
      }),
    edit: (visit, id, typed) =>
      onList(visit, id, async (tx, session, _, own) => ok(await editList(tx, session, own, id, typed, clock()))),
    share: (visit, id, on, othersAdd) =>
      onList(visit, id, async (tx, session, { secret }) => {
        if (on !== (secret !== undefined)) await changeList(tx, session, id, { secret: on ? newToken() : null });
        const may = on ? othersAdd : false;
        if (may !== undefined) await changeList(tx, session, id, { others_add: may ? 1 : 0 });
        return ok(id);
      }),
    remove: (visit, id) =>
      onList(visit, id, async (tx, session) => {
        await changeList(tx, session, id, { removed_at: clock() });
        return ok(id);
      }),
    isRemoved: async ({ session }, id) =>
      session !== undefined && (await isRemovedSince(db.read, session, id, clock() - UNDO_LASTS)),
    restore: (visit, id) =>
      onOwn(visit, false, async (tx, session, own) => {
        if (own.some((one) => one.id === id)) return ok(id);
        const name = await nameOf(tx, session, id);
        if (name === undefined) return err('list_not_found');
        if (own.length >= terms.lists) return err('too_many_lists');
        await changeList(tx, session, id, { removed_at: null, name: freeName(name, namesOf(own)) });
        return ok(id);
      }),
    async add(visit, asked, wanted) {
      if (wanted.length > terms.products) return err('list_full');
      const facts = await factsOf(wanted);
      const done = await onOwn<Added>(visit, true, async (tx, session, own) => {
        const list = 'id' in asked ? own.find(({ id }) => id === asked.id) : own[0];
        if (list) return addEntries(tx, session, list.id, wanted, facts);
        if ('id' in asked) return err('list_not_found');
        const fresh = await made(tx, session, own, asked.fallback);
        return fresh.ok ? addEntries(tx, session, fresh.value, wanted, facts) : fresh;
      });
      if (done.ok && done.value.added > 0)
        visit.measured?.note({ name: 'add_to_wishlist', lines: wanted.map(onePiece) });
      return done;
    },
    async choose(visit, choice) {
      const facts = await factsOf([choice]);
      const begin = choice.name.trim() !== '';
      const done = await onOwn(visit, begin, (tx, session, own) =>
        chooseLists(tx, session, own, choice, { ...facts, lists: terms.lists }),
      );
      if (done.ok && done.value.added > 0) visit.measured?.note({ name: 'add_to_wishlist', lines: [onePiece(choice)] });
      return done.ok ? ok(done.value.list) : done;
    },
    async addByLink(secret, wanted) {
      const facts = { ...(await factsOf(wanted)), byOthers: true };
      return writing<Added>(async (tx) => {
        const found = await openToAll(tx, secret);
        // The link may be withdrawn, or the list given to an account at a sign-in, while its session is waited for.
        if (!found || !(await sessions.hold(tx, found.session))) return err('not_shared');
        const now = await openToAll(tx, secret);
        if (now?.session !== found.session) return err('not_shared');
        return addEntries(tx, now.session, now.list, wanted, facts);
      });
    },
    keep: (visit, name, entries) =>
      onOwn(visit, true, async (tx, session, own) => {
        const fitting = entries.slice(0, terms.products);
        const before = await keptBefore(tx, own, name, fitting);
        if (before) return ok(before.id);
        const done = await made(tx, session, own, freeName(name, namesOf(own)));
        const addedAt = clock();
        if (done.ok)
          await saveEntries(
            tx,
            done.value,
            fitting.map((entry) => ({ ...entry, id: randomUUID(), addedAt, byOthers: false })),
          );
        return done;
      }),
    take: (visit, list, unwanted) =>
      onList(visit, list, (tx, session) => takeEntries(tx, session, list, unwanted, clock())),
    bringBack: (visit, entries) =>
      onOwn(visit, false, (tx, session) => bringBack(tx, session, entries, { most: terms.products, at: clock() })),
    change: (visit, list, entry, change) =>
      onList(visit, list, (tx, session) =>
        changeEntry(tx, session, { list, entry, most: terms.products }, change, clock()),
      ),
  };
}
