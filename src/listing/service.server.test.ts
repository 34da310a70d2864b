import { describe, expect, it, vi } from 'vitest';
import type { FacetParameter, IndexRow } from '../catalogue/indexRow.ts';
import { isNew, newSince } from '../catalogue/zones.ts';
import { DAY } from '../kit/clock.ts';
import type { IndexSource } from './indexSource.ts';
import { type ListQuery, NO_FILTERS } from './model.ts';
import { createListing, openListing } from './service.server.ts';
import { aRow } from './testing/row.ts';

const row = (id: number, change: Partial<IndexRow> = {}) => aRow(id, { sizeNames: ['S'], ...change });

const all: ListQuery = { scope: { kind: 'all' }, filters: NO_FILTERS, sort: 'relevance', portions: 24, counter: 0 };

/** A catalogue whose rows are set by hand, and a clock. */
function shop(rows: IndexRow[]) {
  let version = 1;
  let offer = 1;
  let now = 0;
  let changed: IndexRow[] = [];
  let removed: number[] = [];
  const parameters: FacetParameter[] = [];
  const asked: number[][] = [];
  const source: IndexSource = {
    version: async () => version,
    indexChanges: async (since) =>
      since === 0 ? { version, offer, rows, removed: [] } : { version, offer, rows: changed, removed },
    indexRows: async (ids) => {
      asked.push([...ids]);
      return rows.filter(({ id }) => ids.includes(id));
    },
    facetParameters: async () => parameters,
    names: async () => ({ producers: [{ id: 1, slug: 'glinianka', name: `Glinianka ${version}` }], series: [] }),
  };
  let waiting: (() => void) | undefined;
  const timers = {
    set: (run: () => void) => {
      waiting = run;
    },
    clear: () => {
      waiting = undefined;
    },
  };
  return {
    source,
    asked,
    parameters,
    options: { catalogue: source, clock: () => now, timers },
    sell: (some: IndexRow[]) => {
      changed = some;
      removed = [];
      version += 1;
    },
    change: (some: IndexRow[], gone: number[] = []) => {
      offer += 1;
      version++;
      changed = some;
      removed = gone;
    },
    become: (some: IndexRow[]) => {
      rows = some;
    },
    pass: (ms: number) => {
      now += ms;
    },
    /** Lets a second pass, if anything waits for it. */
    tick: () => {
      const run = waiting;
      waiting = undefined;
      run?.();
      return run !== undefined;
    },
  };
}

describe('createListing', () => {
  it('answers from the whole catalogue', async () => {
    const { options } = shop([row(1, { reduced: true }), row(2), row(3, { available: false, reduced: true })]);
    const listing = await createListing(options);
    expect(listing.list(all)).toMatchObject({ ids: [1, 2, 3], total: 3 });
    expect(listing.newest(5)).toEqual([2, 1]);
    expect(listing.newest(1)).toEqual([2]);
    expect(listing.reduced(5)).toEqual([1]);
    expect(listing.countByCategory()).toEqual(new Map([[1, 3]]));
    expect(listing.size()).toBe(3);
    expect(listing.version).toBe(1);
    expect([...listing.dictionary.sizes.keys()]).toEqual(['s']);
  });

  it('takes in what another process changed, once, and says so', async () => {
    const catalogue = shop([row(1), row(2)]);
    const listing = await createListing(catalogue.options);
    const heard = vi.fn();
    const stop = listing.onChanged(heard);
    await listing.refresh();
    expect(heard).not.toHaveBeenCalled();
    catalogue.change([row(3)], [1]);
    catalogue.parameters.push({ id: 5, slug: 'p', name: 'P', position: 0, values: [] });
    await listing.refresh();
    await listing.refresh();
    expect(heard).toHaveBeenCalledOnce();
    expect(listing.list(all).ids).toEqual([2, 3]);
    expect(listing.version).toBe(2);
    expect(listing.dictionary.producers.byId(1)?.name).toBe('Glinianka 2');
    expect(listing.dictionary.parameters.has(5)).toBe(true);
    stop();
    catalogue.change([row(4)]);
    await listing.refresh();
    expect(heard).toHaveBeenCalledOnce();
  });

  it('tells sales from changes of the offer, and which of them sold the last piece', async () => {
    const catalogue = shop([row(1), row(2)]);
    const listing = await createListing(catalogue.options);
    const heard = vi.fn();
    listing.onChanged(heard);
    catalogue.sell([row(1), row(2, { available: false, statuses: 'd' })]);
    await listing.refresh();
    expect(heard).toHaveBeenLastCalledWith({ offer: false, counted: new Set([1, 2]), restocked: new Set([2]) });
    expect(listing.version).toBe(2);
    expect(listing.newest(5)).toEqual([1]);
    catalogue.sell([row(1)]);
    await listing.refresh();
    expect(heard).toHaveBeenLastCalledWith({ offer: false, counted: new Set([1]), restocked: new Set() });
    expect(listing.version).toBe(3);
    catalogue.change([row(1, { name: 'Inna nazwa' })]);
    await listing.refresh();
    expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ offer: true }));
  });

  it('reads a product again when its own change has come, and drops one that is gone', async () => {
    const catalogue = shop([row(1, { nextChangeAt: DAY }), row(2, { nextChangeAt: DAY }), row(3)]);
    const listing = await createListing(catalogue.options);
    const heard = vi.fn();
    listing.onChanged(heard);
    expect(listing.nextChangeAt()).toBe(DAY);
    catalogue.become([row(1, { price: 800, reduced: true }), row(3)]);
    catalogue.pass(DAY - 1);
    await listing.refresh();
    expect(heard).not.toHaveBeenCalled();
    catalogue.pass(1);
    await listing.refresh();
    await listing.refresh();
    expect(catalogue.asked).toEqual([[1, 2]]);
    expect(heard).toHaveBeenCalledOnce();
    expect(listing.reduced(9)).toEqual([1]);
    expect(listing.list(all).ids).toEqual([1, 3]);
    expect(listing.nextChangeAt()).toBeNull();
  });

  it('asks for many products in bounded questions', async () => {
    const many = Array.from({ length: 1201 }, (_, id) => row(id, { nextChangeAt: 1 }));
    const catalogue = shop(many);
    const listing = await createListing(catalogue.options);
    catalogue.become(many.map(({ id }) => row(id)));
    catalogue.pass(1);
    await listing.refresh();
    expect(catalogue.asked.map((ids) => ids.length)).toEqual([500, 500, 201]);
    expect(listing.nextChangeAt()).toBeNull();
  });

  it('polls until it is closed, through failures of the catalogue and of listeners', async () => {
    const catalogue = shop([row(1)]);
    const onError = vi.fn();
    const listing = await createListing({ ...catalogue.options, onError });
    const settled = () => vi.waitFor(() => expect(catalogue.tick()).toBe(true));
    const failure = new Error('disk');
    const read = vi.spyOn(catalogue.source, 'version').mockRejectedValueOnce(failure);
    await settled();
    await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(failure));
    listing.onChanged(() => {
      throw failure;
    });
    catalogue.change([row(2)]);
    await settled();
    await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(2));
    expect(listing.list(all).ids).toEqual([1, 2]);
    await listing.close();
    const polls = read.mock.calls.length;
    expect(catalogue.tick()).toBe(false);
    expect(read).toHaveBeenCalledTimes(polls);
  });

  it('does not poll again when it was closed while the catalogue was being read', async () => {
    const catalogue = shop([row(1)]);
    const listing = await createListing(catalogue.options);
    const { promise, resolve } = Promise.withResolvers<number>();
    vi.spyOn(catalogue.source, 'version').mockReturnValueOnce(promise);
    catalogue.tick();
    const closed = listing.close();
    resolve(1);
    await closed;
    await Promise.resolve();
    expect(catalogue.tick()).toBe(false);
  });

  it('rejects when the catalogue cannot be read at the start', async () => {
    const { options, source } = shop([]);
    vi.spyOn(source, 'indexChanges').mockRejectedValue(new Error('disk'));
    await expect(createListing(options)).rejects.toThrow('disk');
  });
});

it('what is new leaves the list at the moment from which nothing else calls it new', async () => {
  const at = 40 * DAY;
  const terms = { at, newDays: 30 };
  const rows = [row(1, { addedAt: 10 * DAY }), row(2, { addedAt: 10 * DAY + 1 })];
  const listing = await createListing(shop(rows).options);
  const { ids } = listing.list({ ...all, scope: { kind: 'new', since: newSince(terms) } });
  expect(ids).toEqual(rows.filter((one) => isNew(one, terms)).map(({ id }) => id));
  expect(ids).toEqual([2]);
  await listing.close();
});

it('the listing knows when a product is next no longer new', async () => {
  const { options } = shop([
    row(1, { addedAt: 10 * DAY }),
    row(2, { addedAt: 20 * DAY }),
    row(3, { addedAt: 5 * DAY }),
  ]);
  const listing = await createListing(options);
  expect(listing.nextAgeAt(7 * DAY, 14 * DAY)).toBe(17 * DAY);
  expect(listing.nextAgeAt(7 * DAY, 17 * DAY)).toBe(27 * DAY);
  expect(listing.nextAgeAt(7 * DAY, 27 * DAY)).toBeNull();
  await listing.close();
});

describe('openListing', () => {
  /** A catalogue that is read only when it is let through. */
  function slow(rows: IndexRow[]) {
    const { options, source, ...rest } = shop(rows);
    const gates: { resolve(): void; reject(error: Error): void }[] = [];
    const indexChanges: IndexSource['indexChanges'] = async (since, at) => {
      const gate = Promise.withResolvers<void>();
      gates.push({ resolve: () => gate.resolve(), reject: gate.reject });
      await gate.promise;
      return source.indexChanges(since, at);
    };
    return { ...rest, gates, options: { ...options, catalogue: { ...source, indexChanges } } };
  }

  it('is there at once, empty, and open once the catalogue has been read', async () => {
    const catalogue = slow([row(1), row(2)]);
    const { listing, tried } = openListing(catalogue.options);
    const heard: boolean[] = [];
    listing.onChanged(({ offer }) => heard.push(offer));
    await vi.waitFor(() => expect(catalogue.gates).toHaveLength(1));
    expect(listing.isOpen).toBe(false);
    expect(listing.list(all)).toMatchObject({ ids: [], total: 0 });
    expect(listing.dictionary.producers.byWord('glinianka')).toBeUndefined();
    catalogue.gates[0]?.resolve();
    await tried;
    await listing.opened;
    expect(listing.isOpen).toBe(true);
    expect(listing.list(all).ids).toEqual([1, 2]);
    expect(listing.dictionary.producers.byWord('glinianka')?.id).toBe(1);
    expect(heard).toEqual([true]);
    await listing.close();
  });

  it('opens at a later try when the catalogue cannot be read at first', async () => {
    const catalogue = slow([row(1)]);
    const { listing, tried } = openListing(catalogue.options);
    await vi.waitFor(() => expect(catalogue.gates).toHaveLength(1));
    catalogue.gates[0]?.reject(new Error('disk'));
    await expect(tried).rejects.toThrow('disk');
    expect(listing.isOpen).toBe(false);
    catalogue.tick();
    await vi.waitFor(() => expect(catalogue.gates).toHaveLength(2));
    catalogue.gates[1]?.resolve();
    await listing.opened;
    expect(listing.list(all).ids).toEqual([1]);
    await listing.close();
  });
});
