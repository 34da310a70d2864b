/** In the page: notes its errors from now on, where the next page finds them too. */
export function listen(): void {
  const here = window as { listening?: boolean };
  if (here.listening) return;
  here.listening = true;
  const note = (text: string) => {
    const before = JSON.parse(sessionStorage.getItem('heard') ?? '[]') as string[];
    sessionStorage.setItem('heard', JSON.stringify([...before, text]));
  };
  addEventListener('error', ({ message }) => note(`page error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => note(`page error: ${reason}`));
  for (const level of ['error', 'warn'] as const) {
    // biome-ignore lint/suspicious/noConsole: what others tell the console is listened to here
    const tell = console[level];
    console[level] = (...words: unknown[]) => {
      note(`${level}: ${words.join(' ')}`);
      tell(...words);
    };
  }
}

/** In the page: what was noted. */
export const heard = (): string[] => JSON.parse(sessionStorage.getItem('heard') ?? '[]');
