import kobalt from '../../shop/pictures/kubek-kobalt-1.jpg';
import kobaltSecond from '../../shop/pictures/kubek-kobalt-2.jpg';
import mech from '../../shop/pictures/kubek-mech-1.jpg';
import pawie from '../../shop/pictures/kubek-pawie-1.jpg';
import { Flag, Flags } from '../../src/ui/Badge.tsx';
import { IconButton } from '../../src/ui/IconButton.tsx';
import { iconHeart } from '../../src/ui/icons.ts';
import { Picture } from '../../src/ui/Picture.tsx';
import { Plate, plateHost } from '../../src/ui/Plate.tsx';
import { Shelf } from '../../src/ui/Shelf.tsx';
import { ShelfSkeleton } from '../../src/ui/Skeleton.tsx';
import { Part } from './Part.tsx';

const square = (src: string) => ({ src, width: 800, height: 800, alt: '' });

const cards = [
  { name: 'Kubek Codzienny', flag: '−15 %', plate: { picture: square(kobalt), second: square(kobaltSecond) } },
  { name: 'Kubek Pawie Oko', flag: 'Nowość', plate: { picture: square(pawie) } },
  { name: 'Kubek Leśny', flag: 'Wyprzedany', plate: { picture: square(mech), faded: true } },
  { name: 'Kubek bez zdjęcia', flag: undefined, plate: { picture: undefined } },
];

export function Shelves() {
  return (
    <Part title="Półka">
      <Shelf>
        {cards.map(({ name, flag, plate }) => (
          <li key={name} className={`card ${plateHost}`}>
            <Plate {...plate} />
            {flag !== undefined && (
              <Flags>
                <Flag sale={flag.startsWith('−')}>{flag}</Flag>
              </Flags>
            )}
            <IconButton
              className="heart"
              icon={iconHeart}
              label={`Dodaj do listy: ${name}`}
              onPicture
              pressed={false}
            />
            <h3>
              <a href={`#${name}`}>{name}</a>
            </h3>
          </li>
        ))}
      </Shelf>
      <ShelfSkeleton count={4} columns="even" />
      <Picture
        {...square(pawie)}
        alt="Kubek w pawie oczka"
        sources={[{ type: 'image/jpeg', srcSet: `${pawie} 800w` }]}
      />
    </Part>
  );
}
