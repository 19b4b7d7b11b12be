import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Whether an address stays inside the portal: one slash first, and not the two that would name another host. */
export const isInternalPath = (href: string): boolean => /^\/(?![/\\])/.test(href) || /^[?#]/.test(href);

/** Whether the portal may link to an address at all; anything else (`javascript:`, `//host`) is shown as text. */
export const isSafeHref = (href: string): boolean =>
  isInternalPath(href) || /^(?:https?:\/\/|mailto:|tel:)/i.test(href);

type RouterLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string;
  children?: ReactNode;
  /** Read out after an outside link's text, e.g. "opens in a new window". */
  newWindowHint?: string | undefined;
  /** Leaves the page where it is scrolled to: for a dialog over it. */
  preventScrollReset?: boolean;
  ref?: Ref<HTMLAnchorElement>;
};

/** A link to the portal's own page: the address is real, the page is not loaded anew. */
const InternalLink = ({
  href,
  onClick,
  preventScrollReset,
  children,
  ...rest
}: Omit<RouterLinkProps, 'newWindowHint'>) => {
  const follow = useLinkClickHandler(href, { target: rest.target, preventScrollReset });
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
};

/**
 * What every link is drawn with, MUI's included (the theme's `linkComponent`): own paths navigate inside the portal, web
 * addresses open a new window, the device handles mail and telephone addresses. Unsafe addresses lose their target.
 */
export const RouterLink = ({ href, newWindowHint, preventScrollReset = false, children, ...rest }: RouterLinkProps) => {
  if (!isSafeHref(href)) return <span className={rest.className}>{children}</span>;
  if (isInternalPath(href)) {
    return (
      <InternalLink href={href} preventScrollReset={preventScrollReset} {...rest}>
        {children}
      </InternalLink>
    );
  }
  const isWeb = /^https?:/i.test(href);
  return (
    <a href={href} {...(isWeb ? { target: '_blank', rel: 'noopener noreferrer' } : {})} {...rest}>
      {children}
      {isWeb && newWindowHint !== undefined ? <VisuallyHidden> ({newWindowHint})</VisuallyHidden> : null}
    </a>
  );
};
