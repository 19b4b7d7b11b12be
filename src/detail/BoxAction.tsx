import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linkPlaceholders } from '#contract/content.ts';
import type { PageLinkName } from '#contract/page-links.ts';
import { readBoxLink } from '#domain/box-link.ts';
import { useAction, useValue } from '#state/atoms.ts';
import { findAddressAction } from '#state/page-link.ts';
import { anonymizeAtom, placeAtom, useHref } from '#state/place.ts';
import { useServices } from '#state/services.ts';
import { Button, type ButtonProps } from '#ui/Button.tsx';

/** Props of {@link BoxAction}. */
export type BoxActionProps = {
  /** A path of the portal, an http(s) or mailto address, or a name for `pages/{name}`. */
  link: string | null | undefined;
  text: string | null | undefined;
  variant?: 'primary' | 'secondary' | 'quiet';
  /** An address outside of the portal opens in this window. */
  sameWindow?: boolean;
};

type Look = Pick<ButtonProps, 'variant'> & { text: string };

/** Looks an address up by its name and leaves the portal for it. */
const LookUpButton = ({ name, text, ...look }: Look & { name: PageLinkName }) => {
  const { t } = useTranslation('detail');
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
    if (!found.told) toast({ kind: 'error', text: t('link.failed') });
  };
  return (
    <Button {...look} pending={working} pendingLabel={t('link.opening')} onClick={() => void go()}>
      {text}
    </Button>
  );
};

/** The way on of a box, whatever kind of link it has; a link that leads nowhere, or has no words, is not there. */
export const BoxAction = ({ link, text, variant = 'secondary', sameWindow = false }: BoxActionProps) => {
  const { t } = useTranslation('common');
  const href = useHref();
  const { tenant, locale } = useValue(placeAtom);
  const anonymize = useValue(anonymizeAtom);
  const { apiBase } = useServices();
  const words = text?.trim() ?? '';
  const target = readBoxLink(link, { tenant: tenant ?? '', locale });
  if (words === '' || target.kind === 'none') return null;
  if (target.kind === 'lookup') return <LookUpButton name={target.name} variant={variant} text={words} />;
  if (target.kind === 'placeholder') {
    return <LookUpButton name={linkPlaceholders[target.name]} variant={variant} text={words} />;
  }
  if (target.kind === 'document') {
    return (
      <Button variant={variant} href={`${apiBase}${target.path}${anonymize ? '&anonymize=true' : ''}`} download>
        {words}
      </Button>
    );
  }
  if (target.kind === 'route') {
    const page = href(target.key);
    return (
      <Button variant={variant} href={page + (page.includes('?') ? target.rest.replace(/^\?/, '&') : target.rest)}>
        {words}
      </Button>
    );
  }
  return (
    <Button variant={variant} href={target.href} {...(sameWindow ? { sameWindow } : { newWindowHint: t('newWindow') })}>
      {words}
    </Button>
  );
};
