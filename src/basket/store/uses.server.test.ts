import { expect, it } from 'vitest';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { plansOf } from '../../db/testing/plans.server.ts';
import { addUse, isUsedBy, removeUses, usesOf } from './uses.server.ts';

eachDatabase('uses of a code', (open) => {
  it('are those of a customer by either name that they are known by', async () => {
    const db = await open();
    await db.write(async (tx) => {
      await addUse(tx, { code: 'RAZ', order_id: 'o1', customer: 'ala', account: null, used_at: 1 });
      await addUse(tx, { code: 'RAZ', order_id: 'o2', customer: 'ola', account: 'ewa', used_at: 1 });
    });
    const used = (code: string, ...names: string[]) => isUsedBy(db.read, code, names);
    expect([await used('RAZ', 'ala'), await used('RAZ', 'nikt', 'ewa')]).toEqual([true, true]);
    expect([await used('DWA', 'ala'), await used('RAZ', 'nikt')]).toEqual([false, false]);
    expect(await usesOf(db.read, 'RAZ')).toBe(2);
    await db.write((tx) => removeUses(tx, 'o1'));
    expect(await usesOf(db.read, 'RAZ')).toBe(1);
  });

  it('are found by code and customer, by code and account, and by order', async () => {
    const [used, removed] = await plansOf(open, async (db) => {
      await isUsedBy(db.read, 'RAZ', ['ala', 'ola']);
      await db.write((tx) => removeUses(tx, 'o1'));
    });
    expect(used).toMatch(/rebate_uses_customer.*\bcustomer ?= ?/s);
    expect(used).toMatch(/rebate_uses_account.*\baccount ?= ?/s);
    expect(removed).toMatch(/rebate_uses_order/);
    expect(`${used}\n${removed}`).not.toMatch(/^scan rebate_uses|seq scan/im);
  });
});
