/** Words of generated catalogues. Every name of a firm is made up. */

export type Gender = 'm' | 'f' | 'n' | 'pl';

/** Endings of an adjective by the gender of its noun. */
export type Adjective = Readonly<Record<Gender, string>>;

const adjective = (stem: string): Adjective => ({ m: `${stem}y`, f: `${stem}a`, n: `${stem}e`, pl: `${stem}e` });
const soft = (stem: string): Adjective => ({ m: `${stem}i`, f: `${stem}a`, n: `${stem}ie`, pl: `${stem}ie` });

export const ADJECTIVES: readonly [Adjective, ...Adjective[]] = [
  adjective('codzienn'),
  adjective('świąteczn'),
  soft('wiejsk'),
  adjective('prost'),
  adjective('ręcznie zdobion'),
  adjective('cienkościenn'),
  adjective('podróżn'),
  adjective('dziecięc'),
  adjective('składan'),
  adjective('rodzinn'),
  adjective('jesienn'),
  adjective('żłobion'),
];

export interface Colour {
  name: string;
  adjective: Adjective;
}

const colour = (name: string, form: Adjective): Colour => ({ name, adjective: form });

export const COLOURS: readonly [Colour, ...Colour[]] = [
  colour('biały', adjective('biał')),
  colour('czarny', adjective('czarn')),
  colour('granatowy', adjective('granatow')),
  colour('zielony', adjective('zielon')),
  colour('żółty', adjective('żółt')),
  colour('czerwony', adjective('czerwon')),
  colour('szary', adjective('szar')),
  colour('brązowy', adjective('brązow')),
  colour('różowy', adjective('różow')),
  colour('kremowy', adjective('kremow')),
  colour('turkusowy', adjective('turkusow')),
  colour('miedziany', adjective('miedzian')),
];

/** Halves of made-up names of lines and firms. */
export const LINE_NAMES: readonly [string, ...string[]] = [
  'Jaśmin',
  'Brzoza',
  'Źródło',
  'Wrzos',
  'Łąka',
  'Świt',
  'Mgła',
  'Żuraw',
  'Sójka',
  'Kminek',
  'Lipiec',
  'Cynamon',
  'Paproć',
  'Jarzębina',
  'Śliwa',
  'Bursztyn',
  'Kłos',
  'Oset',
  'Rosa',
  'Tymianek',
  'Wilga',
  'Zorza',
  'Ćma',
  'Modrzew',
];
export const LINE_SECONDS: readonly [string, ...string[]] = [
  '',
  ' Plus',
  ' II',
  ' Mini',
  ' Duo',
  ' Slim',
  ' Max',
  ' Eko',
];

export const FIRM_KINDS: readonly [string, ...string[]] = [
  'Manufaktura',
  'Pracownia',
  'Wytwórnia',
  'Huta',
  'Tkalnia',
  'Warsztat',
  'Dom',
  'Fabryka',
];
export const FIRM_NAMES: readonly [string, ...string[]] = [
  'Brzezina',
  'Łęgowo',
  'Zielony Jar',
  'Pod Lipą',
  'Wierzba',
  'Stara Śluza',
  'Młynek',
  'Żabi Staw',
  'Górka',
  'Nadrzecze',
  'Kamienica',
  'Sosnowa',
  'Trzy Wzgórza',
  'Błonie',
  'Dąbrówka',
];
export const TOWNS: readonly [string, ...string[]] = [
  'Łódź',
  'Kraków',
  'Gdańsk',
  'Wrocław',
  'Białystok',
  'Rzeszów',
  'Toruń',
  'Żywiec',
];

export const CERTIFICATES: readonly [string, ...string[]] = ['OEKO-TEX', 'FSC', 'GOTS', 'bez certyfikatu'];
export const COUNTRIES: readonly [string, ...string[]] = [
  'Polska',
  'Czechy',
  'Niemcy',
  'Portugalia',
  'Włochy',
  'Litwa',
];
export const STYLES: readonly [string, ...string[]] = [
  'skandynawski',
  'rustykalny',
  'klasyczny',
  'nowoczesny',
  'boho',
  'loft',
];
export const CARE: readonly [string, ...string[]] = [
  'można myć w zmywarce',
  'tylko mycie ręczne',
  'prać w 40 °C',
  'czyścić na sucho',
];

export const SENTENCES: readonly [string, ...string[]] = [
  'Powstaje w krótkich seriach, dlatego każda sztuka różni się odcieniem.',
  'Dobrze leży w dłoni i nie zajmuje wiele miejsca na półce.',
  'Krawędzie są wygładzone, a spód zabezpieczony przed rysowaniem blatu.',
  'Pasuje do pozostałych rzeczy z tej samej linii, także do tych sprzed lat.',
  'Barwnik nie schodzi w praniu ani od słońca.',
  'Opakowanie jest z tektury, bez plastiku i bez taśmy.',
  'Części zamienne można zamówić osobno, nawet po okresie gwarancji.',
  'Przed pierwszym użyciem wystarczy opłukać ciepłą wodą.',
  'Wymiary podajemy z dokładnością do pół centymetra, bo robimy to ręcznie.',
  'Najlepiej wygląda w parze: większy z mniejszym.',
  'Waży tyle, ile powinien: nie przewraca się i nie ciąży.',
  'Zgłoszone kolory próbek mogą się różnić od tych na ekranie.',
];
