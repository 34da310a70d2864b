import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from '@playwright/test';
import { namesStopped } from './shop.ts';

/** Everything a page does that no test asked for. */
export type Guard = {
  /** Accepts console messages that match. */
  allowConsole(pattern: RegExp): void;
  /** Accepts failed requests, and answers of 500 and above, whose address matches. */
  allowRequest(pattern: RegExp): void;
  /** The test takes the network away: files of scripts, fetched when the page is idle, may be on their way just then. */
  allowNoNetwork(): void;
  /** Listens to every page of a context, from now on and until what it gives back is called. */
  watch(context: BrowserContext): () => void;
  /** What happened that was not allowed. */
  findings(): string[];
};

type Finding = { about: 'console' | 'request'; match: string; text: string };

/** Chromium's own chatter below these is for developers who open the tools. */
const quiet = ['debug', 'info', 'verbose'];

/**
 * A page that is left, or that asks anew before an answer came, aborts its own requests. What the security policy
 * refuses is told on the console as well; without JavaScript scripts that were preloaded end in this way silently.
 */
const harmless = ['net::ERR_ABORTED', 'csp'];

const UNANSWERED = /ERR_CONNECTION_RE(FUSED|SET)|ERR_EMPTY_RESPONSE/;

/** The driver tells of what the settings of the tests forbid. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

export function createGuard(): Guard {
  const findings: Finding[] = [];
  const allowed: { about: Finding['about']; pattern: RegExp }[] = [];

  const onConsole = (message: ConsoleMessage) => {
    if (quiet.includes(message.type()) || message.text() === BLOCKED) return;
    const { url, lineNumber } = message.location();
    const text = message.text();
    findings.push({
      about: 'console',
      match: `${text} ${url}`,
      text: `console.${message.type()}: ${text} (${url}:${lineNumber})`,
    });
  };
  const onFailed = (request: Request) => {
    const reason = request.failure()?.errorText ?? 'no reason given';
    if (harmless.includes(reason)) return;
    findings.push({
      about: 'request',
      match: request.url(),
      text: `${request.method()} ${request.url()} failed: ${reason}`,
    });
  };

  const onError = (error: WebError) => {
    const text = error.error().stack ?? error.error().message;
    findings.push({ about: 'console', match: text, text: `page error: ${text}` });
  };
  const onAnswer = (response: Response) => {
    if (response.status() < 500) return;
    const url = response.url();
    findings.push({
      about: 'request',
      match: url,
      text: `${response.request().method()} ${url} answered ${response.status()}`,
    });
  };

  return {
    allowConsole: (pattern) => allowed.push({ about: 'console', pattern }),
    allowRequest: (pattern) => allowed.push({ about: 'request', pattern }),
    allowNoNetwork: () =>
      allowed.push(
        { about: 'console', pattern: /ERR_INTERNET_DISCONNECTED/ },
        { about: 'request', pattern: /\/assets\/\S+\.js$/ },
      ),
    watch(context) {
      context.on('console', onConsole).on('weberror', onError).on('requestfailed', onFailed).on('response', onAnswer);
      return () => {
        context
          .off('console', onConsole)
          .off('weberror', onError)
          .off('requestfailed', onFailed)
          .off('response', onAnswer);
      };
    },
    findings: () =>
      findings
        .filter(({ match, text }) => !(UNANSWERED.test(text) && namesStopped(match)))
        .filter(({ about, match }) => !allowed.some((one) => one.about === about && one.pattern.test(match)))
        .map(({ text }) => text),
  };
}
