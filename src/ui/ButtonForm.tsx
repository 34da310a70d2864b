import type { ComponentProps, ReactNode } from 'react';
import { Button } from './Button.tsx';

interface ButtonFormProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  /** Address for posting. */
  action: string;
  /** Name of the button's field. */
  name: string;
  value: string | number;
  /** The whole name of the button, where its words alone do not say which of many it is about. */
  label?: string;
  /** Further fields. */
  fields?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** A button that does one thing by a form of its own, with scripts and without. */
export function ButtonForm({ action, name, value, label, fields = {}, children, ...look }: ButtonFormProps) {
  return (
    <form method="post" action={action}>
      {Object.entries(fields).map(([field, sent]) => (
        <input key={field} type="hidden" name={field} value={sent} />
      ))}
      <Button type="submit" name={name} value={value} aria-label={label} {...look}>
        {children}
      </Button>
    </form>
  );
}
