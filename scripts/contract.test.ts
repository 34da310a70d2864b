import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { ADD_ERRORS } from '../src/basket/model.ts';
import { CODE_ERRORS } from '../src/basket/rebates/model.ts';
import { ENDPOINTS, PROTOCOL_ERRORS } from '../src/passkeys/model.ts';
import { pages } from '../src/routes/pages.ts';
import { createApp } from '../src/server/app.ts';
import { shopSchema } from '../src/server/graphql/schema.ts';
import { createLog } from '../src/server/log.ts';
import { legacyAddress } from '../src/server/mount/legacyAddresses.ts';
import { joinRooms } from '../src/server/mount/rooms.ts';
import { allTexts } from '../src/server/open/allTexts.ts';
import { testShop } from '../src/server/testing/testShop.server.ts';
import { scaledLimits } from '../src/settings/limits.ts';
import { codesOf, constantIn, failureCodes, fieldsOf, givesId, keysIn, names, readSource } from './contract/source.ts';
import { anchorsIn, type Row, type Table, tablesIn, wordsOf } from './contract/tables.ts';
import { root } from './root.ts';

const FOLDER = 'docs/contract';
const files = globSync(`${FOLDER}/*.md`, { cwd: root });
const tables = files.flatMap((file) => tablesIn(file, readSource(file)));

/** Tables with these columns first. */
const withHead = (...head: string[]): Table[] =>
  tables.filter((table) => head.every((name, place) => table.head[place] === name));
const rowsOf = (...head: string[]): Row[] => withHead(...head).flatMap(({ rows }) => rows);
const column = (rows: readonly Row[], name: string): string[] => rows.flatMap((row) => wordsOf(row[name])).sort();

const words = new Map(
  allTexts.flatMap(({ room, values }) => Object.entries(values).map(([key, text]) => [`${room}.${key}`, text])),
);

describe('docs/contract against the program', () => {
  const { shop } = testShop();
  const parts = () => joinRooms(shop(), scaledLimits(0), async () => true);
  const schema = () => shopSchema(shop().file, parts().graphParts);

  it('the contract has every operation of the graph, with its arguments and answer', () => {
    const inProgram = ['Query', 'Mutation'].flatMap((name) => {
      const type = schema().getType(name);
      if (!isObjectType(type)) throw new Error(`The graph has no ${name}`);
      return Object.values(type.getFields()).map(
        ({ name: field, args, type: answer }) =>
          `${name}.${field}(${args.map((one) => one.name).join(' ')}): ${String(answer).replace(/[[\]!]/g, '')}`,
      );
    });
    const rows = rowsOf('operation', 'arguments', 'answer');
    const inContract = rows.map((row) => `${row.operation}(${row.arguments}): ${row.answer}`);
    expect(inContract.sort()).toEqual(inProgram.sort());
  });

  it('the contract has every type of the graph, with its fields', () => {
    const inProgram = Object.values(schema().getTypeMap()).flatMap((type) => {
      if (type.name.startsWith('__') || type.name === 'Query' || type.name === 'Mutation') return [];
      if (isEnumType(type))
        return [
          `enum ${type.name}: ${type
            .getValues()
            .map(({ name }) => name)
            .join(' ')}`,
        ];
      if (!isObjectType(type) && !isInputObjectType(type)) return [];
      const kind = isObjectType(type) ? 'type' : 'input';
      return [`${kind} ${type.name}: ${Object.keys(type.getFields()).join(' ')}`];
    });
    const inContract = rowsOf('type', 'kind').map((row) => `${row.kind} ${row.type}: ${row.fields}`);
    expect(inContract.sort()).toEqual(inProgram.sort());
  });

  it('the contract has every ajax address of the router', () => {
    const app = createApp({
      shop: shop(),
      pages: async () => new Response(),
      shopUrl: 'http://localhost:3000',
      clientDir: join(root, 'nothing'),
      log: createLog('silent'),
    });
    app.stop();
    const calls = app.hono.routes
      .filter(({ method }) => method === 'GET' || method === 'POST')
      .map(({ method, path }) => `${method} ${path}`)
      .filter((call) => /^\w+ \/(?:ajax|accounts|pliki)\/|\.php$|\/graphql\/v1\/$/.test(call));
    expect(
      rowsOf('call')
        .map(({ call }) => call)
        .sort(),
    ).toEqual([...new Set(calls)].sort());
  });

  it('the contract has every section of the personal-data call', () => {
    expect(column(rowsOf('section'), 'section')).toEqual(Object.keys(parts().sections).sort());
  });

  it('the contract has every field of the shapes it names', () => {
    for (const { shape = '', fields, where = '' } of rowsOf('shape', 'fields', 'where')) {
      expect(wordsOf(fields).sort(), shape).toEqual(fieldsOf(where, shape).sort());
    }
  });

  it('the contract has the defaults of settings', () => {
    for (const { setting = '', default: value } of rowsOf('setting', 'default')) {
      const found = setting.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], shop().file);
      expect(String(found), setting).toBe(value);
    }
  });

  it('the contract has the type of every page', () => {
    const inContract = rowsOf('type', 'pages').flatMap((row) => {
      const [first = '', ...rest] = wordsOf(row.pages);
      const under = rest[0] === 'and' ? pages.filter(({ path }) => path.startsWith(`${first}/`)) : [];
      const named = under.length > 0 ? [first, ...under.map(({ path }) => path)] : [first, ...rest];
      return named.map((path) => `${path} ${row.type}`);
    });
    expect(inContract.sort()).toEqual(pages.map(({ path, type }) => `${path} ${String(type)}`).sort());
  });
});

describe('codes in docs/contract', () => {
  const catalogues = withHead('code');

  it('the contract has every code of each catalogue', () => {
    for (const table of catalogues) {
      const [, type, path] = /type `(\w+)` in\s`([^`]+)`/i.exec(table.before) ?? [];
      const list = /`(ADD_ERRORS|CODE_ERRORS)`/.exec(table.before)?.[1];
      const inProgram = list
        ? { ADD_ERRORS, CODE_ERRORS }[list as 'ADD_ERRORS' | 'CODE_ERRORS']
        : codesOf(path ?? '', type ?? '');
      expect(column(table.rows, 'code'), `${table.file}: ${type ?? list}`).toEqual([...inProgram].sort());
    }
  });

  it('the contract has every code of a single call, and no other', () => {
    const apart = column(rowsOf('codes'), 'codes');
    const known = new Set([...column(rowsOf('code'), 'code'), ...apart, ...Object.keys(PROTOCOL_ERRORS)]);
    const inProgram = [
      ...failureCodes(),
      ...codesOf('src/files/multipart.server.ts', 'BodyFaultCode'),
      ...keysIn('src/passkeys/wire.server.ts', 'WORDS'),
    ];
    expect(inProgram.filter((code) => !known.has(code))).toEqual([]);
    expect(apart.filter((code) => !inProgram.includes(code))).toEqual([]);
  });

  it('codes of a shopper’s data have the words of the contract', () => {
    for (const { code = '', words: told } of rowsOf('code', 'words'))
      expect(words.get(`forms.${code}`), code).toBe(told);
  });
});

describe('texts, constants and names in docs/contract', () => {
  it('texts are those of the contract word for word', () => {
    const named = rowsOf('text', 'words');
    for (const { text = '', words: told } of named) expect(words.get(text), text).toBe(told);
    for (const { text = '' } of rowsOf('code', 'when', 'text')) expect(words.has(text), text).toBe(true);
  });

  it('passkey errors and fields are those of the contract', () => {
    const told = Object.fromEntries(rowsOf('error', 'words').map((row) => [row.error, row.words]));
    expect(told).toEqual(PROTOCOL_ERRORS);
    expect(column(rowsOf('endpoint'), 'endpoint')).toEqual(Object.keys(ENDPOINTS).sort());
    for (const { fields, where = '' } of rowsOf('endpoint', 'fields', 'where')) {
      for (const field of wordsOf(fields)) expect(names(where, field), field).toBe(true);
    }
  });

  it('constants of the contract have the values of the program', async () => {
    for (const { constant = '', value, where = '' } of rowsOf('constant', 'value')) {
      const exported = where.endsWith('.ts') ? (await import(join(root, where)))[constant] : undefined;
      expect(String(exported ?? constantIn(where, constant)), constant).toBe(value);
    }
  });

  it('names and ids are in the files that the contract says', () => {
    for (const name of ['cookie', 'key', 'field', 'fields']) {
      for (const row of rowsOf(name).filter(({ where }) => where !== undefined)) {
        // The number of a line is put in by the program.
        for (const word of wordsOf(row[name])) expect(names(row.where ?? '', word.replace('[n]', '')), word).toBe(true);
      }
    }
    for (const { ids, where = '' } of rowsOf('ids')) {
      for (const id of wordsOf(ids)) expect(givesId(where, id), id).toBe(true);
    }
  });

  it('the contract has every id of the product page', () => {
    const source = globSync('src/product/**/*.tsx', { cwd: root }).filter((file) => !file.includes('.test.'));
    const ids = source.flatMap((file) =>
      [...readSource(file).matchAll(/\bid(?:=|: )["'](projector_\w+)/g)].map(([, id = '']) => id),
    );
    const known = new Set(column(rowsOf('ids'), 'ids'));
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('old addresses in docs/contract', () => {
  const rows = rowsOf('old address');

  it('old addresses lead where the contract says', () => {
    for (const { 'old address': from = '', 'leads to': to } of rows) {
      const found = legacyAddress(new URL(from, 'http://shop.test'), '/contact.php');
      expect(found && ('to' in found ? found.to : `${found.kind} ${found.id}`), from).toBe(to);
    }
  });

  it('the contract has every old address', () => {
    const kept = [...readSource('src/server/mount/legacyAddresses.ts').matchAll(/^ {2}'(\/[^']+)':/gm)].map(
      ([, path]) => path,
    );
    expect(kept.filter((path) => !rows.some((row) => row['old address'] === path))).toEqual([]);
  });
});

describe('paths and citations of docs/contract', () => {
  it('paths in the contract exist', () => {
    for (const file of files) {
      for (const [, path = ''] of readSource(file).matchAll(/`((?:src|docs|scripts)\/[^`\s]+)`/g)) {
        expect(existsSync(join(root, path.replace(/#.*/, ''))), `${file}: ${path}`).toBe(true);
      }
    }
  });

  it('citations name a section of the contract', () => {
    const citing = globSync(['*.md', '{src,e2e,scripts,bench,docs}/**/*.{ts,tsx,css,md}'], { cwd: root });
    const anchors = new Map(files.map((file) => [file.replaceAll('\\', '/'), anchorsIn(readSource(file))]));
    for (const file of files) {
      for (const [link, page = '', anchor = ''] of readSource(file).matchAll(/\]\((\w+\.md)?#([\w-]+)\)/g)) {
        expect(anchors.get(page === '' ? file : `${FOLDER}/${page}`), `${file}: ${link}`).toContain(anchor);
      }
    }
    for (const file of citing) {
      for (const [cited, name, anchor] of readSource(file).matchAll(/\bcontract\/(\w+\.md)(?:#([\w-]+))?/g)) {
        const page = `${FOLDER}/${name}`;
        expect(anchors.get(page), `${file}: ${cited}`).toBeDefined();
        if (anchor !== undefined) expect(anchors.get(page), `${file}: ${cited}`).toContain(anchor);
      }
    }
  });
});
