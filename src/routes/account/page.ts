import type { RouterContextProvider } from 'react-router';
import type { FormAnswer, ShownAnswer } from '../../customers/formAnswer.ts';

export interface Asked {
  context: Readonly<RouterContextProvider>;
  request: Request;
  /** The one thing that the address is of. */
  id: string;
}

export type Title =
  | 'signIn'
  | 'proveTitle'
  | 'register'
  | 'recovery'
  | 'setPassword'
  | 'account'
  | 'signOut'
  | 'erased';

export interface Loaded<View> {
  title: Title;
  /** Where its forms are posted; else at its address. */
  at?: string;
  view: View;
}

/** A page of accounts on the server. What its form did not refuse leads to another page. */
export interface ServedPage<View> {
  load(asked: Asked): Promise<Loaded<View>> | Loaded<View>;
  act?(asked: Asked): Promise<FormAnswer>;
}

/** What a component is drawn from. */
export interface PageProps<View> {
  view: View;
  /** Where its forms are posted. */
  at: string;
  actionData: ShownAnswer | undefined;
}
