/** Names of countries by ISO 3166-1 code, as the English edition of the EU's Interinstitutional Style Guide writes them. */
export const ENGLISH_COUNTRIES: Readonly<Record<string, string>> = {
  ...{ AD: 'Andorra', AE: 'United Arab Emirates', AL: 'Albania', AM: 'Armenia', AT: 'Austria', AU: 'Australia' },
  ...{ BA: 'Bosnia and Herzegovina', BE: 'Belgium', BG: 'Bulgaria', BY: 'Belarus', CA: 'Canada', CH: 'Switzerland' },
  ...{ CN: 'China', CY: 'Cyprus', CZ: 'Czechia', DE: 'Germany', DK: 'Denmark', EE: 'Estonia', ES: 'Spain' },
  ...{ FI: 'Finland', FO: 'Faroe Islands', FR: 'France', GB: 'United Kingdom', GE: 'Georgia', GI: 'Gibraltar' },
  ...{ GR: 'Greece', HK: 'Hong Kong', HR: 'Croatia', HU: 'Hungary', IE: 'Ireland', IL: 'Israel', IS: 'Iceland' },
  ...{ IT: 'Italy', JP: 'Japan', KR: 'South Korea', KZ: 'Kazakhstan', LI: 'Liechtenstein', LT: 'Lithuania' },
  ...{ LU: 'Luxembourg', LV: 'Latvia', MC: 'Monaco', MD: 'Moldova', ME: 'Montenegro', MK: 'North Macedonia' },
  ...{ MT: 'Malta', NL: 'Netherlands', NO: 'Norway', NZ: 'New Zealand', PL: 'Poland', PT: 'Portugal', RO: 'Romania' },
  ...{ RS: 'Serbia', SE: 'Sweden', SI: 'Slovenia', SK: 'Slovakia', SM: 'San Marino', TR: 'Türkiye', UA: 'Ukraine' },
  ...{ US: 'United States', VA: 'Vatican City', XK: 'Kosovo' },
};
