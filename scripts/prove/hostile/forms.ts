/** A field of a form as the page gives it. */
export interface Field {
  name: string;
  type: string;
  /** What may be chosen, or what stands there already. */
  values: string[];
}

export interface Form {
  /** Path with its query. */
  action: string;
  method: 'GET' | 'POST';
  multipart: boolean;
  fields: Field[];
}

export interface PageRead {
  /** Paths with their queries, of this shop. */
  links: string[];
  forms: Form[];
}

const TAG =
  /<(?<close>\/?)(?<name>form|input|select|option|textarea|button|a)\b(?<attributes>(?:[^>"']|"[^"]*"|'[^']*')*)>/gi;

/** The links and forms of a served page; fields that belong to a form by its id are told with it. */
export function readPage(html: string, at: string): PageRead {
  const links = new Set<string>();
  const forms: (Form & { id: string | undefined })[] = [];
  const apart: { form: string; field: Field }[] = [];
  let form: (typeof forms)[number] | undefined;
  let select: Field | undefined;
  for (const { groups } of html.matchAll(TAG)) {
    const { close, name = '', attributes = '' } = groups ?? {};
    const told = (attribute: string) => attributeOf(attributes, attribute);
    const tag = name.toLowerCase();
    if (close) {
      if (tag === 'form') form = undefined;
      if (tag === 'select') select = undefined;
    } else if (tag === 'a') {
      const path = pathOf(told('href'), at);
      if (path !== undefined) links.add(path);
    } else if (tag === 'form') {
      form = {
        id: told('id'),
        action: pathOf(told('action') ?? at, at) ?? at,
        method: told('method')?.toUpperCase() === 'POST' ? 'POST' : 'GET',
        multipart: told('enctype') === 'multipart/form-data',
        fields: [],
      };
      forms.push(form);
    } else if (tag === 'option') select?.values.push(told('value') ?? '');
    else {
      const value = told('value');
      const field = { name: told('name') ?? '', type: told('type') ?? tag, values: value === undefined ? [] : [value] };
      if (tag === 'select') select = field;
      const owner = told('form');
      if (field.name === '') continue;
      if (owner !== undefined) apart.push({ form: owner, field });
      else if (form) addField(form, field);
    }
  }
  for (const { form: id, field } of apart) {
    const owner = forms.find((one) => one.id === id);
    if (owner) addField(owner, field);
  }
  return { links: [...links], forms: forms.map(({ id: _, ...rest }) => rest) };
}

function addField(form: Form, field: Field): void {
  const before = form.fields.find(({ name }) => name === field.name);
  if (before) before.values.push(...field.values);
  else form.fields.push(field);
}

function attributeOf(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+)))?(?=[\\s/]|$)`, 'i').exec(
    attributes,
  );
  if (!found) return undefined;
  return (found[1] ?? found[2] ?? found[3] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

const HERE = 'http://here.invalid';

function pathOf(address: string | undefined, at: string): string | undefined {
  const url = address === undefined ? null : URL.parse(address, HERE + at);
  return url?.origin === HERE ? url.pathname + url.search : undefined;
}

/** What a shopper might write, so that a form comes further than its first fault. `unique` makes each e-mail another. */
export function plausible({ name, values, type }: Field, unique: number): string {
  const choices = values.filter((value) => value !== '');
  if (choices.length > 0) return choices[unique % choices.length] ?? '';
  const own = Object.entries(PLAUSIBLE).find(([part]) => name.toLowerCase().includes(part));
  if (/mail/i.test(name)) return `kupiec${unique}@example.pl`;
  return own?.[1] ?? values[0] ?? (type === 'checkbox' ? '1' : 'tekst');
}

const PLAUSIBLE: Readonly<Record<string, string>> = {
  firstname: 'Anna',
  lastname: 'Nowak',
  street_number: '12',
  street: 'Polna',
  zip: '59-700',
  postcode: '59-700',
  city: 'Bolesławiec',
  phone: '756124018',
  password: 'zielony piec 7',
  nip: '1234563218',
  birth: '1990-05-05',
  number: '1',
  quantity: '1',
  country: 'PL',
  login: 'anna.znana',
};
