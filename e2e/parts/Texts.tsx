import { Fold } from '../../src/ui/Fold.tsx';
import { Prose } from '../../src/ui/Prose.tsx';
import { Part } from './Part.tsx';

const html = `<h3>Dostawa i płatności</h3><p>Wysyłamy <a href="#kurier">kurierem</a> i do <b>paczkomatów</b>.</p>
<ul class="list"><li>Raz</li><li>Dwa<ol><li>a</li></ol></li></ul><blockquote>Kubek na co dzień.</blockquote>
<table><tbody><tr><th scope="col">Kraj</th><th scope="col">Cena</th></tr><tr><td>Polska</td><td>12,90 zł</td></tr></tbody></table>`;

export function Texts() {
  return (
    <Part title="Teksty">
      <p className="lead">
        Akapit prowadzący <em>kursywą</em>.
      </p>
      <div>
        <Fold summary="Czy kubek można myć w zmywarce?" name="questions" open>
          <p>Tak.</p>
        </Fold>
        <Fold summary="Ile trwa zrobienie talerza na zamówienie?" name="questions">
          <p>Do 13 dni roboczych.</p>
        </Fold>
      </div>
      <Prose html={html} />
      <Prose>
        <p>Tekst złożony z części.</p>
      </Prose>
    </Part>
  );
}
