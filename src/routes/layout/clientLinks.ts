import { useEffect } from 'react';
import { useNavigate } from 'react-router';

interface Click {
  button: number;
  defaultPrevented: boolean;
  modified: boolean;
}

interface Target {
  href: string;
  origin: string;
  target: string;
  download: boolean;
}

/** Does a click on a link go through the router: plain, same site, not to a file. */
export function isClientLink(click: Click, link: Target, origin: string): boolean {
  if (click.button !== 0 || click.defaultPrevented || click.modified) return false;
  if (link.origin !== origin || link.download || (link.target !== '' && link.target !== '_self')) return false;
  const path = new URL(link.href).pathname;
  return !/\.[a-z0-9]{1,5}$/i.test(path);
}

/** A change of page that is overtaken by the next one skips its view transition, and the router lets that promise fail. */
const onRejection = (event: PromiseRejectionEvent): void => {
  if (event.reason instanceof DOMException && event.reason.message.includes('ransition')) event.preventDefault();
};

/**
 * One listener for every plain `<a>` of the shop: a third cheaper to render than a router link each, and the same
 * for links inside texts of the merchant. A link within the page is left to the browser.
 */
export function useClientLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!(link instanceof HTMLAnchorElement) || link.href === '') return;
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      const click = { button: event.button, defaultPrevented: event.defaultPrevented, modified };
      const target = {
        href: link.href,
        origin: link.origin,
        target: link.target,
        download: link.hasAttribute('download'),
      };
      if (!isClientLink(click, target, location.origin)) return;
      const url = new URL(link.href);
      if (url.hash !== '' && url.pathname === location.pathname && url.search === location.search) return;
      event.preventDefault();
      void navigate(url.pathname + url.search + url.hash, { viewTransition: true });
    };
    document.addEventListener('click', onClick);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      document.removeEventListener('click', onClick);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, [navigate]);
}
