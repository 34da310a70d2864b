import { nbsp } from '../kit/typography.ts';
import * as boxes from '../pictures/boxes.ts';
import { pictureProps } from '../pictures/props.ts';
import { Button } from '../ui/Button.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Prose } from '../ui/Prose.tsx';
import { layerTitleId } from './ids.ts';
import styles from './Layer.module.css';
import type { ShopSnippets } from './load.server.ts';

/** What stands in a layer; the browser puts a window or a card around it. */
export function Layer({ layer }: { layer: ShopSnippets['layers'][number] }) {
  const { id, kind, heading, html, link, drawn } = layer;
  const shown = pictureProps(drawn, kind === 'window' ? boxes.layerWindow : boxes.layerCorner);
  return (
    <>
      {shown && <Picture {...shown} cover missing="" />}
      <div className={styles.words}>
        <h2 id={layerTitleId(id)} tabIndex={-1}>
          {nbsp(heading)}
        </h2>
        {html !== '' && <Prose html={html} />}
        {link && (
          <p>
            <Button href={link.to} size={kind === 'corner' ? 'sm' : 'md'}>
              {nbsp(link.label)}
            </Button>
          </p>
        )}
      </div>
    </>
  );
}
