import { describe, expect, it } from 'vitest';
import { readPoints } from './readPoints.server.ts';
import { keptPoints, PointsFileError } from './shared.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

const locker = (more: object = {}) => ({
  name: 'WAW123M',
  type: ['parcel_locker'],
  status: 'Operating',
  location: { longitude: 20.9876, latitude: 52.2345 },
  location_description: 'przy wejściu do parku',
  location_247: true,
  opening_hours: '24/7',
  address_details: {
    city: 'Warszawa',
    province: 'mazowieckie',
    post_code: '00-891',
    street: 'Chłodna',
    building_number: '22',
  },
  functions: ['parcel_collect', 'parcel_send'],
  payment_available: true,
  easy_access_zone: true,
  ...more,
});
const answer = (...items: object[]) => bytes(JSON.stringify({ count: items.length, page: 1, items }));

describe('points of InPost', () => {
  it('are read with where they stand, when they are open and what they can do', () => {
    const { points, skipped } = readPoints(answer(locker()));
    expect(skipped).toEqual([]);
    expect(keptPoints(points)).toEqual([
      {
        code: 'WAW123M',
        name: 'przy wejściu do parku',
        street: 'Chłodna 22',
        postcode: '00-891',
        city: 'Warszawa',
        open: Array.from({ length: 7 }, () => [[0, 1440]]),
        place: { latitude: 52.2345, longitude: 20.9876 },
        pays: true,
        easy: true,
      },
    ]);
  });

  it('keep hours of a week where they are known, and the words of the carrier where not', () => {
    const monday = {
      location_247: false,
      operating_hours_extended: { customer: { monday: [{ start: 480, end: 1200 }] } },
    };
    const words = {
      name: 'KRA1',
      location_247: false,
      opening_hours: 'PN-SB 07-22',
      operating_hours_extended: { customer: null },
    };
    const [one, two] = keptPoints(readPoints(answer(locker(monday), locker(words))).points);
    expect(one?.open).toEqual([[[480, 1200]], [], [], [], [], [], []]);
    expect(two).toMatchObject({ hours: 'PN-SB 07-22' });
    expect(two?.open).toBeUndefined();
  });

  it('say whether a parcel can be paid for there, where the carrier says it', () => {
    const said = (payment_available?: boolean | null) => {
      const { payment_available: _, ...silent } = locker();
      return payment_available === undefined ? silent : { ...silent, payment_available };
    };
    const { points } = readPoints(
      answer(...[true, false, null, undefined].map((pays, n) => ({ ...said(pays), name: `WAW${n}M` }))),
    );
    expect(keptPoints(points).map(({ pays }) => pays)).toEqual([true, false, undefined, undefined]);
  });

  it('leave out what nobody can collect from, each with its reason', () => {
    const details = locker().address_details;
    const { points, skipped } = readPoints(
      answer(
        locker(),
        locker({ name: 'A1', status: 'Disabled' }),
        locker({ name: 'A2', address_details: { ...details, province: 'TEST' } }),
        locker({ name: 'A3', location: { longitude: 0, latitude: 0 } }),
        locker({ name: 'A4', functions: ['parcel_send'] }),
        locker({ name: 'A5', address_details: { ...details, post_code: null } }),
        locker({ name: 'waw123m' }),
        { name: 'A6' },
      ),
    );
    expect(points.map(({ code }) => code)).toEqual(['WAW123M']);
    expect(skipped).toEqual([
      { what: 'A1', reason: 'it is Disabled' },
      { what: 'A2', reason: 'it is a test of the carrier' },
      { what: 'A3', reason: 'it stands nowhere' },
      { what: 'A4', reason: 'no parcel can be collected there' },
      { what: 'A5', reason: 'postcode is no postcode such as 59-700' },
      { what: 'waw123m', reason: 'its code stands in the file twice' },
      { what: 'point 8', reason: 'location is missing' },
    ]);
  });
});

describe('points in CSV', () => {
  const HEAD = 'code;name;street;postcode;city;latitude;longitude;open;pays;easy_access';

  it('are read with commas in numbers, several spans of hours and yes in any habit', () => {
    const table = `\uFEFF${HEAD}\r\nBOL01;Kiosk;"Rynek 1; brama";59-700;Bolesławiec;51,2636;15,5697;Mo-Fr 08:00-16:00 | Sa 10:00-14:00;TAK;0\r\n\r\n`;
    expect(keptPoints(readPoints(bytes(table)).points)).toMatchObject([
      {
        street: 'Rynek 1; brama',
        place: { latitude: 51.2636, longitude: 15.5697 },
        open: [[[480, 960]], [[480, 960]], [[480, 960]], [[480, 960]], [[480, 960]], [[600, 840]], []],
        pays: true,
      },
    ]);
  });

  it('say whether a parcel can be paid for there; an empty cell and a missing column say nothing', () => {
    const paysIn = (head: string, rows: readonly string[]) => {
      const lines = rows.map((row, n) => `P${n};Kiosk;Rynek 1;59-700;Bolesławiec${row}`);
      const table = [`code;name;street;postcode;city${head}`, ...lines].join('\n');
      return keptPoints(readPoints(bytes(table)).points).map(({ pays }) => pays);
    };
    expect(paysIn(';pays', [';tak', ';x'])).toEqual([true, true]);
    expect(paysIn(';pays', [';nie', ';NO', ';0'])).toEqual([false, false, false]);
    expect(paysIn(';pays', [';', ';kartą'])).toEqual([undefined, undefined]);
    expect(paysIn('', [''])).toEqual([undefined]);
  });

  it('are read in the encoding of Polish spreadsheets', () => {
    const table = [...'code,name,street,postcode,city\nLO1,Kiosk,D', 0xb3, ...'uga 1,90-001,', 0xa3, 0xf3, 'd', 0x9f];
    const encoded = Uint8Array.from(table, (sign) => (typeof sign === 'number' ? sign : sign.charCodeAt(0)));
    expect(readPoints(encoded).points).toMatchObject([{ street: 'Długa 1', city: 'Łódź' }]);
  });

  it('name the line that cannot be used, and go on', () => {
    const table = `${HEAD}\nBOL01;Kiosk;Rynek 1;59700;Bolesławiec\nBOL02;Kiosk;Rynek 1;59-700;Bolesławiec;51,2\nBOL03;Kiosk;Rynek 1;59-700;Bolesławiec`;
    const { points, skipped } = readPoints(bytes(table));
    expect(points.map(({ code }) => code)).toEqual(['BOL03']);
    expect(skipped.map(({ what }) => what)).toEqual(['line 2', 'line 3']);
    expect(skipped[0]?.reason).toContain('postcode');
    expect(skipped[1]?.reason).toContain('latitude and longitude');
  });
});

it.each([
  ['{"items": [', 'whole JSON'],
  ['{"error": "unauthorized"}', 'no list of points'],
  ['kod;nazwa\nA;B', 'no column code, name, street, postcode, city'],
  ['code,name,street,postcode,city\n', 'no point'],
  ['', 'no point'],
  ['code,name,street,postcode,city\n"A', 'line 2: a quote that opens here is never closed'],
])('a file that is no list says so: %s', (text, message) => {
  expect(() => readPoints(bytes(text))).toThrow(PointsFileError);
  expect(() => readPoints(bytes(text))).toThrow(message);
});
