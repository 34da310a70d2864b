interface Described<Name extends string> {
  /** Labels of the fields. */
  labels: Readonly<Record<Name, string>>;
  /** Characters; a field that counts none is left out. */
  longest: Readonly<Partial<Record<Name, number>>>;
  /** Values that came back with the form. */
  values: Readonly<Partial<Record<Name, string>>> | undefined;
  /** Ids, when they are not the names. */
  ids?: Readonly<Record<Name, string>>;
}

/** Fields of a form by their names: what each is drawn with, and what a summary of mistakes calls it and leads to. */
export function describeFields<Name extends string>({ labels, longest, values, ids }: Described<Name>) {
  const idOf = (name: Name): string => ids?.[name] ?? name;
  const named = Object.entries(labels) as [Name, string][];
  return {
    field(name: Name) {
      const maxLength = longest[name];
      return {
        id: idOf(name),
        name,
        label: labels[name],
        defaultValue: values?.[name],
        ...(maxLength === undefined ? {} : { maxLength }),
      };
    },
    labels: Object.fromEntries(named.map(([name, label]) => [name, { label, id: idOf(name) }])),
  };
}

/** Properties of every e-mail field. */
export const EMAIL_FIELD = {
  kind: 'email',
  required: true,
  autoComplete: 'email',
  inputMode: 'email',
  spellCheck: false,
  data: { graphql: 'email' },
} as const;

/** Properties of every field for a message that has to be written. */
export const MESSAGE_FIELD = {
  kind: 'textarea',
  required: true,
  counted: true,
  autoCapitalize: 'sentences',
  autoComplete: 'off',
  rows: 6,
} as const;
