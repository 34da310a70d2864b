import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Header } from './Header.tsx';
import { SettingsFields } from './SettingsFields.tsx';
import { SettingsMenu } from './SettingsMenu.tsx';
import { company, menu, repeatedIds, wordsOf } from './testing/content.ts';

const html = (current?: string) =>
  renderToStaticMarkup(
    <Header
      name="Glinianka"
      menu={menu}
      contact={{ phone: company.phone, hours: company.hours, href: '/kontakt' }}
      current={current}
      settings={<SettingsMenu currency="PLN" languages={[]} />}
      tools={<a href="/koszyk">Koszyk</a>}
      drawer={<SettingsFields id="drawer" currency="PLN" languages={[]} />}
    />,
  );

const between = (text: string, from: string, to: string) => text.split(from)[1]?.split(to)[0] ?? '';
const wideMenu = (current?: string) => between(html(current), 'id="menu_navbar"', '</nav>');
const drawer = (current?: string) => between(html(current), '<dialog', '</dialog>');

describe('Header', () => {
  it('carries the names by which its parts are known', () => {
    expect(html()).toMatch(/<div id="menu_categories"[^>]*><nav id="menu_navbar"[^>]*aria-label="Kategorie"/);
    expect(wideMenu().match(/<li class="nav-item/g)).toHaveLength(menu.length);
    expect(html()).toMatch(/<a id="logo"[^>]*href="\/" aria-label="Glinianka, strona główna"/);
    expect(html()).toContain('<div id="menu_settings"');
    expect(html()).toContain('<a href="/koszyk">Koszyk</a>');
  });

  it('makes each root a link, and one with sub-categories a closed disclosure of a panel that is there', () => {
    const nav = wideMenu();
    expect(nav).toMatch(/<a href="\/kategoria\/stol"[^>]*>Stół<\/a>/);
    expect(nav.match(/<button/g)).toHaveLength(1);
    expect(nav).toContain('aria-label="Pokaż podkategorie: Stół"');
    const panel = /aria-expanded="false" aria-controls="([^"]+)"/.exec(nav)?.[1];
    expect(nav).toContain(`<div id="${panel}"`);
    expect(nav).toContain('/pictures/stol.jpg');
  });

  it('tells which category this page is in', () => {
    expect(wideMenu()).not.toContain('aria-current');
    expect(wideMenu('/kategoria/warsztaty')).toMatch(/href="\/kategoria\/warsztaty"[^>]*aria-current="page"/);
    const inside = wideMenu('/kategoria/kubki');
    expect(inside).toMatch(/href="\/kategoria\/stol"[^>]*aria-current="true"/);
    expect(inside).toMatch(/href="\/kategoria\/kubki" aria-current="page"/);
  });

  it('has every category and the contact in the drawer too, open where this page is', () => {
    const links = ['stol', 'kubki', 'talerze', 'warsztaty'].map((slug) => `href="/kategoria/${slug}"`);
    for (const link of links) expect(drawer()).toContain(link);
    expect(drawer()).toContain('href="tel:+48756124018"');
    expect(drawer()).toContain('href="/kontakt"');
    expect(drawer()).not.toContain('<details open');
    expect(drawer('/kategoria/talerze')).toMatch(/<details[^>]* open=""/);
  });

  it('shows the only language and currency as words, and the scheme as a choice', () => {
    const menuText = wordsOf(html().split('id="menu_settings"')[1]?.split('</dl>')[0] ?? '');
    expect(menuText).toContain('Język polski Waluta złoty (PLN)');
    expect(menuText).toContain('Wygląd Jak w systemie Jasny Ciemny');
    expect(html()).not.toContain('<select');
  });

  it('names nothing twice and carries no style attribute', () => {
    expect(repeatedIds(html())).toEqual([]);
    expect(html()).not.toContain('style=');
  });
});
