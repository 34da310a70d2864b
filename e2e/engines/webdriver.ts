export type Session = {
  post<Answer = void>(path: string, body?: object): Promise<Answer>;
  end(): Promise<void>;
};

/** The few calls of the W3C WebDriver protocol that a journey needs; a library for them would be larger than they are. */
export async function openSession(server: string): Promise<Session> {
  const { sessionId } = await started(() =>
    call<{ sessionId: string }>('POST', `${server}/session`, { capabilities: { alwaysMatch: {} } }),
  );
  const session = `${server}/session/${sessionId}`;
  return {
    post: (path, body = {}) => call('POST', session + path, body),
    end: () => call('DELETE', session),
  };
}

async function call<Answer>(method: string, url: string, body?: object): Promise<Answer> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: Answer & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** A server that was just started refuses for a moment. */
async function started<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (const end = Date.now() + 20_000; ; ) {
    try {
      return await ask();
    } catch (error) {
      // Only fetch throws a TypeError: whatever else went wrong was answered.
      if (!(error instanceof TypeError) || Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
