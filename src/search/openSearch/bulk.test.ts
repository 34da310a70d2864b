import { describe, expect, it } from 'vitest';
import { type BulkAction, bulkBodies, isBulkDone } from './bulk.ts';
import { OutsideError } from './error.ts';

const doc = (id: number, name = 'kubek'): BulkAction => ({
  doc: { id, name, own: '', shared: '', codes: [], length: 1, weight: 0 },
});
const actionsIn = (body: string) => body.match(/^\{"(?:index|delete)":/gm)?.length;

describe('bulk requests', () => {
  it('are lines of actions and documents', () => {
    expect([...bulkBodies([doc(1), { removed: 2 }])]).toEqual([
      '{"index":{"_id":"1"}}\n{"id":1,"name":"kubek","own":"","shared":"","codes":[],"length":1,"weight":0}\n{"delete":{"_id":"2"}}\n',
    ]);
    expect([...bulkBodies([])]).toEqual([]);
  });

  it('hold at most a thousand actions and four million signs', () => {
    const many = Array.from({ length: 2001 }, (_, id) => doc(id));
    expect([...bulkBodies(many)].map(actionsIn)).toEqual([1000, 1000, 1]);
    const long = Array.from({ length: 3 }, (_, id) => doc(id, 'x'.repeat(1_900_000)));
    expect([...bulkBodies(long)].map(actionsIn)).toEqual([2, 1]);
  });

  it('are done when each action is, or what goes was gone already', () => {
    const items = [{ index: { status: 201 } }, { index: { status: 200 } }, { delete: { status: 404 } }];
    expect(isBulkDone({ took: 1, errors: false, items })).toBe(true);
  });

  it('may be sent again when an action had no room, and not for other failures', () => {
    const items = (status: number) => [{ index: { status: 201 } }, { index: { status, error: { type: 'x' } } }];
    expect(isBulkDone({ took: 1, errors: true, items: items(429) })).toBe(false);
    for (const status of [400, 403, 404, 503]) {
      expect(() => isBulkDone({ took: 1, errors: true, items: items(status) }), String(status)).toThrow(OutsideError);
    }
    expect(() => isBulkDone({ errors: false })).toThrow(OutsideError);
  });
});
