import { useState } from 'react';
import { graphql } from '../../ui/browser/graphql.ts';
import type { FormTalk, ShownAnswer } from '../formAnswer.ts';

const LOGIN = `mutation SignIn($login: String!, $password: String!) {
  login(login: $login, password: $password) { status error { message } }
}`;

interface Answered {
  login: { status: string; error: { message: string } | null } | null;
}

/** Sends the form to sign in to the graph, for a page that is to stay; `at` is where it is posted without scripts. */
export function useLoginCall(at: string, onDone: () => void): FormTalk {
  const [answer, setAnswer] = useState<ShownAnswer>();

  async function ask(form: FormData): Promise<void> {
    const [login, password] = ['login', 'password'].map((name) => String(form.get(name) ?? ''));
    const data = await graphql<Answered>(LOGIN, { login, password }, { label: 'mutation=login' });
    const done = data ? data.login : null;
    if (!done) setAnswer({ state: 'unsent' });
    else if (done.status === 'success') onDone();
    else setAnswer({ state: 'refused', message: done.error?.message ?? '', values: { login: login ?? '' } });
  }

  return { at, answer, send: (form) => void ask(new FormData(form)) };
}
