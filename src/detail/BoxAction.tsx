import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageLinkName } from '#contract/page-links.ts';
import { useAction } from '#state/kernel/atoms.ts';
import { findAddressAction } from '#state/remote/page-link.ts';
import { useServices } from '#state/kernel/services.ts';
import { Button } from '#ui/Button.tsx';
import { useWayOn } from './box-target.ts';

type Variant = 'contained' | 'outlined' | 'text';

/** Props of {@link BoxAction}. */
export type BoxActionProps = {
  /** A path of the portal, an http(s) or mailto address, a document of the member's, or a name for `pages/{name}`. */
  link: string | null | undefined;
  text: string | null | undefined;
  variant?: Variant;
  /** An address outside of the portal opens in this window. */
  sameWindow?: boolean;
};

type LookUpButtonProps = { name: PageLinkName; text: string; variant: Variant };

/**
 * Looks an address up by its name and leaves the portal for it, in the same window. While it looks the button takes no
 * second press; where there is no address a toast says so.
 */
const LookUpButton = ({ name, text, variant }: LookUpButtonProps) => {
  const { t } = useTranslation('detail');
  const { t: error } = useTranslation('errors');
  const { leave, toast } = useServices();
  const find = useAction(findAddressAction);
  const [working, setWorking] = useState(false);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    // Coming back, the browser may show the page as it was left.
    const rest = () => setWorking(false);
    window.addEventListener('pageshow', rest);
    return () => {
      here.current = false;
      window.removeEventListener('pageshow', rest);
    };
  }, []);
  const go = async () => {
    setWorking(true);
    const found = await find(name);
    // Whoever has gone on to another page meanwhile stays there.
    if (!here.current) return;
    if (found.address !== null) {
      leave(found.address);
      return;
    }
    setWorking(false);
    const { because } = found;
    if (because === 'told') return;
    toast({ kind: 'error', text: because === 'noAddress' ? t('link.failed') : error(because) });
  };
  return (
    <Button variant={variant} pending={working} pendingLabel={t('link.opening')} onClick={() => void go()}>
      {text}
    </Button>
  );
};

/** The way on of a box, whatever kind of link it has; a link that leads nowhere, or has no words, is not there. */
export const BoxAction = ({ link, text, variant = 'outlined', sameWindow = false }: BoxActionProps) => {
  const { t } = useTranslation('common');
  const way = useWayOn()(link, text);
  const words = text?.trim() ?? '';
  if (way === null) return null;
  if (way.kind === 'lookup') return <LookUpButton name={way.name} variant={variant} text={words} />;
  return (
    <Button
      variant={variant}
      href={way.href}
      sameWindow={sameWindow}
      download={way.kind === 'file'}
      {...(way.kind === 'outside' && !sameWindow && /^https?:/i.test(way.href)
        ? { newWindowHint: t('newWindow') }
        : {})}
    >
      {words}
    </Button>
  );
};
