import { beforeEach, expect, it } from 'vitest';
import type { Db } from '../db/database.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { createSessions } from '../session/service.server.ts';
import { type OpenVisit, openVisit } from '../session/visit.server.ts';
import type { KeptRegion, UsualPlace } from './model.ts';
import { chosenCountry, createRegions, exportRegion, joinRegions, type Regions } from './service.server.ts';
import { regionOf, saveRegion } from './store.server.ts';

const COUNTRIES = ['PL', 'CZ', 'DE'];
const TERMS = { name: 'witryna', secure: false };

eachDatabase('a chosen country of delivery', (open) => {
  let db: Db;
  let regions: Regions;
  let usual: UsualPlace | undefined;
  let visit: OpenVisit;
  const visitor = () =>
    openVisit(
      createSessions(db, () => 1_000_000),
      TERMS,
      undefined,
    );
  const told = (name: string) => visit.marks().find((line) => line.startsWith(`${name}=`));

  beforeEach(async () => {
    db = await open();
    usual = { country: 'PL', zipcode: '00-891' };
    regions = createRegions({ db, countries: COUNTRIES, usualOf: async () => usual });
    visit = await visitor();
  });

  it('begins a session, is kept there, and is another for everybody else', async () => {
    expect(await regions.setRegion(visit, { delivery: '276' })).toEqual({ ok: true, value: { delivery: 'DE' } });
    expect(await regions.of(visit)).toEqual({ delivery: 'DE' });
    expect(await chosenCountry({ db, countries: COUNTRIES })(visit.session ?? '')).toBe('DE');
    expect(await regions.of(await visitor())).toEqual({});
  });

  it('is one that the shop sends to', async () => {
    const refused = (code: string) => ({ ok: false, error: { code } });
    for (const delivery of ['US', 'XX', '', 'POLSKA'])
      expect(await regions.setRegion(visit, { delivery })).toEqual(refused('incorect_delivery_region'));
    expect(await regions.setRegion(visit, { billing: 'US' })).toEqual(refused('incorrect_region'));
    expect(await regions.setRegion(visit, {})).toEqual(refused('incorrect_region'));
    expect(visit.session).toBeUndefined();
    await regions.setRegion(visit, { delivery: 'DE' });
    const less = { db, countries: ['PL', 'CZ'] };
    expect(await createRegions({ ...less, usualOf: async () => usual }).of(visit)).toEqual({});
    expect(await chosenCountry(less)(visit.session ?? '')).toBeUndefined();
  });

  it('is told to a customer by a cookie while it is another than usual', async () => {
    await regions.setRegion(visit, { delivery: 'CZ' });
    expect(told('setRegionForced')).toBe(
      'setRegionForced={"currentCountry":"Czechy","defaultCountry":"Polska","showModal":true}; Path=/; Max-Age=2592000; SameSite=Lax',
    );
    await regions.setRegion(visit, { delivery: 'PL' });
    expect(told('setRegionForced')).toBe('setRegionForced=; Path=/; Max-Age=-1; SameSite=Lax');
    await regions.setRegion(visit, { delivery: 'DE', quiet: true });
    expect(told('setRegionForced')).toContain('Max-Age=-1');
    usual = undefined;
    await regions.setRegion(visit, { delivery: 'CZ' });
    expect(told('setRegionForced')).toContain('Max-Age=-1');
  });

  it('has postcodes of its own form, which go when it changes', async () => {
    expect(await regions.setZipcode(visit, { delivery: '1010' })).toMatchObject({
      ok: false,
      error: { code: 'incorect_zipcode', formats: ['XX-XXX'] },
    });
    expect(await regions.setZipcode(visit, {})).toMatchObject({ ok: false });
    await regions.setRegion(visit, { delivery: 'CZ', billing: 'PL' });
    await regions.setZipcode(visit, { delivery: '11000' });
    expect(await regions.of(visit)).toEqual({ delivery: 'CZ', billing: 'PL', deliveryZipcode: '110 00' });
    expect(told('setZipcodeForced')).toContain(
      '{"currentZipcode":"110 00","defaultZipcode":"00-891","showModal":true}',
    );
    await regions.setRegion(visit, { delivery: 'DE' });
    expect(await regions.of(visit)).toEqual({ delivery: 'DE', billing: 'PL' });
    expect(told('setZipcodeForced')).toContain('Max-Age=-1');
  });

  it('is taken back, and nothing to take back is no mistake', async () => {
    await regions.unsetRegion(visit);
    await regions.unsetZipcode(visit);
    expect(visit.session).toBeUndefined();
    await regions.setZipcode(visit, { delivery: '31-056' });
    await regions.unsetRegion(visit);
    expect(await regions.of(visit)).toEqual({ deliveryZipcode: '31-056' });
    await regions.setRegion(visit, { delivery: 'DE' });
    await regions.unsetZipcode(visit);
    expect(await regions.of(visit)).toEqual({ delivery: 'DE' });
    await regions.unsetRegion(visit);
    expect(await db.read.selectFrom('regions').selectAll().execute()).toEqual([]);
    expect(told('setRegionForced')).toContain('Max-Age=-1');
  });

  it('comes with a guest at sign-in, and is exported', async () => {
    const other = await visitor();
    await regions.setZipcode(other, { delivery: '31-056' });
    await regions.setRegion(visit, { delivery: 'DE' });
    const [from = '', into = ''] = [visit.session, other.session];
    await db.write((tx) => joinRegions(tx, from, into));
    expect(await regions.of(visit)).toEqual({});
    expect(await exportRegion(db, into)).toEqual({ region: { delivery: 'DE' } });
    expect(await exportRegion(db, from)).toEqual({});
  });

  it('keeps the postcode of the account for the same country alone', async () => {
    const customer = await visitor();
    for (const one of [customer, visit]) await regions.setRegion(one, { delivery: 'DE' });
    const [from = '', into = ''] = [visit.session, customer.session];
    const joined = async (own: KeptRegion, guest: KeptRegion) => {
      await db.write(async (tx) => {
        await saveRegion(tx, into, own);
        await saveRegion(tx, from, guest);
        await joinRegions(tx, from, into);
      });
      return regionOf(db.read, into);
    };
    const berlin = { delivery: 'DE', deliveryZipcode: '10115' };
    expect(await joined(berlin, { delivery: 'DE' })).toEqual(berlin);
    expect(await joined(berlin, { deliveryZipcode: '31-056' })).toEqual({ deliveryZipcode: '31-056' });
    expect(await joined(berlin, { billing: 'CZ' })).toEqual({ ...berlin, billing: 'CZ' });
    expect(await joined({ billing: 'CZ', billingZipcode: '110 00' }, { billing: 'DE' })).toEqual({ billing: 'DE' });
  });
});
