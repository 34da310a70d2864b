import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../root.ts';

const isTest = (file: string): boolean => /\.test\.tsx?$|\btesting\b/.test(file);

/** Keeps what was found: each of hundreds of rows names a folder or a file, and many the same. */
function once<T>(find: (path: string) => T): (path: string) => T {
  const known = new Map<string, T>();
  return (path) => {
    const found = known.get(path) ?? find(path);
    known.set(path, found);
    return found;
  };
}

/** The file itself, or the source files below a folder; paths from the root. */
const filesOf = once((path): string[] => {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return globSync(`${path.replace(/\/$/, '')}/**/*.{ts,tsx}`, { cwd: root }).filter((file) => !isTest(file));
});

export const readSource = once((file): string => readFileSync(join(root, file), 'utf8'));

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a file, or one below a folder, names something: the whole name, not a part of a longer one. */
export function names(path: string, name: string): boolean {
  const whole = new RegExp(`(?<![\\w-])${escaped(name)}${/\w$/.test(name) ? '(?![\\w-])' : ''}`);
  return filesOf(path).some((file) => whole.test(readSource(file)));
}

/** Whether it gives an element an id, or a mark. */
export function givesId(path: string, id: string): boolean {
  const given = new RegExp(`["'[\\s]${escaped(id)}["'\\]=]`);
  return filesOf(path).some((file) => given.test(readSource(file)));
}

/** The type that is declared under a name: of a function, what it returns. No imports are followed. */
function declared(path: string, name: string) {
  const options: ts.CompilerOptions = { noLib: true, noResolve: true, strict: true, target: ts.ScriptTarget.ESNext };
  const file = filesOf(path).find((one) =>
    new RegExp(`\\b(?:type|interface|function) ${name}\\b`).test(readSource(one)),
  );
  if (file === undefined) throw new Error(`${path} declares no ${name}`);
  const program = ts.createProgram([join(root, file)], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(join(root, file));
  const found = source?.statements.find(
    (one) =>
      (ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one) || ts.isFunctionDeclaration(one)) &&
      one.name?.text === name,
  );
  if (!found) throw new Error(`${file} declares no ${name}`);
  const type = checker.getTypeAtLocation(found);
  const signature = ts.isFunctionDeclaration(found) ? type.getCallSignatures()[0] : undefined;
  return { checker, type: signature ? checker.getReturnTypeOfSignature(signature) : type };
}

const membersOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

/** The properties of a shape; of a union, of all its members. */
export function fieldsOf(path: string, name: string): string[] {
  const { checker, type } = declared(path, name);
  return [...new Set(membersOf(type).flatMap((one) => checker.getPropertiesOfType(one).map((field) => field.name)))];
}

/** The texts of a union, or those of the property `code` or `kind` of its members. */
export function codesOf(path: string, name: string): string[] {
  const { checker, type } = declared(path, name);
  const codes = membersOf(type).flatMap((one): string[] => {
    if (one.isStringLiteral()) return [one.value];
    const field = one.getProperty('code') ?? one.getProperty('kind');
    const inner = field && checker.getTypeOfSymbol(field);
    return inner ? membersOf(inner).flatMap((code) => (code.isStringLiteral() ? [code.value] : [])) : [];
  });
  return [...new Set(codes)];
}

/** The value of a constant as it is written: "18_000" is "18000", a quoted text is without its quotes. */
export function constantIn(path: string, name: string): string | undefined {
  for (const file of filesOf(path)) {
    const value = new RegExp(`^(?:export )?const ${name}(?:: [^=]+)? = (.+);$`, 'm').exec(readSource(file))?.[1];
    if (value !== undefined)
      return /^\d[\d_]*$/.test(value) ? value.replaceAll('_', '') : value.replace(/^'(.*)'$/, '$1');
  }
  return undefined;
}

/** Codes of failures that calls name where they answer: `jsonError(c, 400, 'bad_request', …)`, `{ code: 'internal', … }`. */
export function failureCodes(): string[] {
  const files = filesOf('src').filter((file) => !/^src\/(?:orders|routes)\//.test(file));
  const told = /\b(?:jsonError|graphError|refusal|failure|refused)\((?:c, )?(?:\d{3}, )?'([a-z_]+)'/g;
  const written = /\bcode: '([a-z_]+)'/g;
  return files.flatMap((file) =>
    [
      ...readSource(file).matchAll(told),
      ...(file.startsWith('src/server/') ? readSource(file).matchAll(written) : []),
    ].map(([, code = '']) => code),
  );
}

/** Keys of a table that a file keeps for itself: `const WORDS … = { domain: …`. */
export function keysIn(file: string, name: string): string[] {
  const body = new RegExp(`^const ${name}\\b[^{]*\\{\\n([\\s\\S]*?)^\\}`, 'm').exec(readSource(file))?.[1] ?? '';
  return [...body.matchAll(/^ {2}(\w+):/gm)].map(([, key = '']) => key);
}
