import { fold } from '../../kit/fold.ts';

/**
 * Passwords that are tried first, recognised by how they are made instead of from a list: one sign again and again, steps
 * of the alphabet or of digits, walks over the keyboard, years and dates, and everyday words with a tail of digits.
 */

const WALKS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  '1234567890',
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik',
  'qazwsxedcrfvtgbyhnujmik',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '147258369',
  '159753',
].flatMap((walk) => [walk, [...walk].reverse().join('')]);

const WORDS = new Set(
  `haslo haselko tajne tajnehaslo mojehaslo nowehaslo password passw pass passwd admin administrator root user guest test testowe
  login zaloguj witaj witam welcome hello letmein wpuscmnie sezam klucz secret sekret sklep zakupy shop shopping master polska
  polak polonia warszawa krakow wroclaw poznan gdansk lodz szczecin lublin katowice ojczyzna orzel kocham kochanie kochamcie
  milosc serce slonce sloneczko slonko misiek misio mis kotek kot kotka piesek pies kwiatek kwiatuszek zabka motyl motylek skarb
  skarbek aniol aniolek niunia mama mamusia tata tatus babcia rodzina dziecko mateusz michal marcin marek maciek maciej tomek
  tomasz piotr piotrek pawel kamil kuba jakub bartek bartosz lukasz adrian dawid damian daniel rafal robert sebastian krzysiek
  krzysztof wojtek andrzej adam jan janek karol patryk przemek grzegorz anna ania asia joanna kasia katarzyna basia gosia
  malgorzata magda magdalena monika natalia ola aleksandra karolina kinga ewa ewelina iwona justyna marta martyna dominika
  agnieszka aga agata sylwia weronika wiktoria paulina patrycja zuzia julia iloveyou love monkey dragon football pilka pilkanozna
  baseball soccer legia wisla lech widzew arsenal chelsea barcelona superman batman pokemon starwars matrix ninja princess
  ksiezniczka sunshine summer lato zima wiosna jesien computer komputer internet samsung iphone android google facebook windows
  linux gmail onet samochod mercedes bmw audi ferrari pieniadze money kasa dupa dupa1 cipka kurwa fuckyou nicniewiem niewiem
  niepamietam zapomnialem cokolwiek whatever shadow michael jennifer jordan hunter harley ranger buster thomas tigger killer
  charlie andrew george asshole pepper joshua michelle hockey jessica ginger nicole maggie biteme matthew yankees dallas austin
  thunder taylor martin heather hammer silver william corvette merlin orange bigdog cheese cowboy mustang amanda ashley bailey
  access flower passwort daddy donald hottie lovely nothing secure zaq1zaq1 michaela samantha steelers joseph snoopy boomer iceman
  tiger cookie richard falcon hannah banana forever friends family angel angels butterfly purple jasmine brandon anthony justin
  liverpool manchester everton rangers chicken diamond phoenix bandit scooter jackson eagles gateway crystal peanut mickey
  snowball slipknot metallica nirvana pantera rainbow smokey sparky stupid tennis winner yellow victoria success spider sexy
  samson rocket rachel prince precious popcorn please patrick oliver nicholas naruto nintendo playstation xbox minecraft roblox
  fortnite counter strike warcraft hacker blink182 blahblah bitch bigboy basketball babygirl babyboy baby awesome apollo alexis
  alexander alex abgrtyu adidas nike puma chocolate christmas creative cristina danielle debbie destiny doctor dolphin eminem
  fender ferret fishing florida fluffy gemini genesis gfhjkm golden golfer guitar happy helpme horse horses jaguar jesus johnny
  jonathan junior knight lakers lauren little loveme lover lucky madison marlboro marine maverick maxwell melissa midnight miller
  monster morgan mother murphy newyork nathan panther parker passion penguin porsche qazwsxedc raiders redsox remember rosebud
  runner sammy scorpion senior shannon sierra simple snake sophie steven stella storm surfer sweet sweety teresa tester toyota
  travis trinity united vampire vanessa viking walter warrior wizard wolf yamaha zxcvbnm1 changeme default passcode qwerty qwe asd
  zxc abc abcd aaa bbb xxx zaq zaqwsx trustno freedom wolnosc jezus maryja bog szatan diabel`
    .trim()
    .split(/\s+/),
);

const LOOKALIKES: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** `own` are words of this shop, such as its name. The password is at most as long as the setting allows. */
export function isForbidden(password: string, own: readonly string[] = []): boolean {
  const text = fold(password);
  return isRepeated(text) || isWalk(text) || isDate(text) || isWord(text, new Set(own.map(fold)));
}

/** One piece of up to a third of the whole, again and again: "aaaaaa", "abcabcabc", "121212". */
function isRepeated(text: string): boolean {
  for (let length = 1; length * 3 <= text.length; length += 1) {
    if (
      text ===
      text
        .slice(0, length)
        .repeat(Math.ceil(text.length / length))
        .slice(0, text.length)
    )
      return true;
  }
  return false;
}

/** Whole, or two walks of at least three signs: "qweasd", "qwerty123". */
function isWalk(text: string): boolean {
  const onWalk = (piece: string) => piece.length >= 3 && WALKS.some((walk) => walk.includes(piece));
  if (onWalk(text)) return true;
  for (let cut = 3; cut <= text.length - 3; cut += 1) {
    if (onWalk(text.slice(0, cut)) && onWalk(text.slice(cut))) return true;
  }
  return false;
}

/** 1987, 12051987, 12-05-1987, 1987-05-12. */
const isDate = (text: string): boolean =>
  /^(?:\d{1,2}[./-]?\d{1,2}[./-]?(?:19|20)\d{2}|(?:19|20)\d{2}[./-]?\d{2}[./-]?\d{2})$/.test(text);

/** A word, twice at most, with up to five digits or signs after it: "haslo123", "P@ssw0rd!", "kotekkotek". */
function isWord(text: string, own: ReadonlySet<string>): boolean {
  const known = (word: string) => WORDS.has(word) || own.has(word);
  for (let tail = 0; tail <= Math.min(5, text.length - 2); tail += 1) {
    const end = text.length - tail;
    if (/[a-z]/.test(text.slice(end))) break;
    for (const word of [text.slice(0, end), [...text.slice(0, end)].map((sign) => LOOKALIKES[sign] ?? sign).join('')]) {
      const half = word.slice(0, word.length / 2);
      if (known(word) || (half + half === word && known(half))) return true;
    }
  }
  return false;
}
