import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

const read = (line: string) => readArguments(line.split(' ').filter(Boolean));

const ALL = { from: 0, to: Number.MAX_SAFE_INTEGER };

describe('words of witryna orders', () => {
  it.each([
    ['', { what: 'help' }],
    ['list', { what: 'list', json: false, ...ALL }],
    ['list --status waiting --json', { what: 'list', status: 'waiting', json: true, ...ALL }],
    ['list --status Wysłane', { what: 'list', status: 'sent', json: false, ...ALL }],
    ['list --status czeka-na-zaplate', { what: 'list', status: 'waiting', json: false, ...ALL }],
    [
      'list --from 2026-11-21 --to 2026-11-21',
      { what: 'list', json: false, from: Date.parse('2026-11-20T23:00Z'), to: Date.parse('2026-11-21T23:00Z') },
    ],
    ['set-status 1001 wysłane', { what: 'set-status', number: 1001, status: 'sent' }],
    ['show 1001', { what: 'show', number: 1001, json: false }],
    ['set-status 1001 sent', { what: 'set-status', number: 1001, status: 'sent' }],
    ['return 1001 ZWR-1', { what: 'return', number: 1001, parcel: { number: 'ZWR-1' } }],
    ['shipment 1001 6200-AB', { what: 'shipment', number: 1001, shipment: { number: '6200-AB' } }],
    [
      'invoice 1001 5265877635-20250826-0100001AF629-AF',
      { what: 'invoice', number: 1001, invoice: { number: '5265877635-20250826-0100001AF629-AF' } },
    ],
    ['refunded 1001', { what: 'refunded', number: 1001 }],
    ['paid 1001', { what: 'paid', number: 1001 }],
    ['paid 1001 184,90', { what: 'paid', number: 1001, amount: 18_490 }],
    ['export --format csv', { what: 'export', format: 'csv', from: 0, to: Number.MAX_SAFE_INTEGER }],
    [
      'export --from 2026-11-20 --to 2026-11-20 --format json',
      // Warsaw days: both ends are inside.
      {
        what: 'export',
        format: 'json',
        from: Date.parse('2026-11-19T23:00:00Z'),
        to: Date.parse('2026-11-20T23:00:00Z'),
      },
    ],
  ])('are read as „%s”', (line, value) => {
    expect(read(line)).toEqual({ ok: true, value });
  });

  it.each([
    ['sell', 'no "orders sell"'],
    ['constructor', 'no "orders constructor"'],
    ['list --status nowe', '--status'],
    ['list 5', '"5"'],
    ['list --format csv', 'no --format'],
    ['show', 'wants a number'],
    ['show abc', '"abc"'],
    ['show 1001 1002', '"1002"'],
    ['set-status 1001', 'wants a number and a status'],
    ['set-status 1001 waiting', 'sent, done, cancelled'],
    ['shipment 1001', 'a number and a parcel'],
    ['return 1001', 'a number and a code'],
    ['return 1001 a', 'A code has'],
    ['invoice 1001', 'a number and a number of KSeF'],
    ['invoice 1001 FV/1/2026', '5265877635-20250826'],
    ['shipment 1001 6200-AB http://kurier.example/1', 'https://'],
    ['paid 1001 0', '"0"'],
    ['paid 1001 -5', '-5'],
    ['paid 1001 1.2.3', '"1.2.3"'],
    ['export', '--format'],
    ['export --format xml', '--format'],
    ['export --format csv --from 2026-02-30', '--from'],
    ['export --format csv --to +5d', '--to'],
    ['export --format csv --from 2026-11-21 --to 2026-11-20', 'after'],
    ['list --unknown', 'unknown'],
  ])('are refused as „%s”', (line, words) => {
    const asked = read(line);
    expect(asked.ok ? '' : asked.error).toContain(words);
  });
});
