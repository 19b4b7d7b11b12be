import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Whether an address is inside the portal: with one leading slash, not two, which would name another host. */
export const isInternalPath = (href: string): boolean => /^\/(?![/\\])/.test(href) || /^[?#]/.test(href);

/** Whether the portal may link to an address; any other (`javascript:`, `//host`) is shown as text. */
export const isSafeHref = (href: string): boolean =>
  isInternalPath(href) || /^(?:https?:\/\/|mailto:|tel:)/i.test(href);

type RouterLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string;
  children?: ReactNode;
  /** Announced after an external link's text, e.g. "opens in a new window". */
  newWindowHint?: string | undefined;
  /** Keeps the scroll position, for a dialog over the page. */
  preventScrollReset?: boolean;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

/** A link to a page of the portal, without reloading the document. */
const InternalLink = ({
  href,
  onClick,
  preventScrollReset = false,
  children,
  ...rest
}: Omit<RouterLinkProps, 'newWindowHint'>) => {
  const { target } = rest;
  const follow = useLinkClickHandler(href, { preventScrollReset, ...(target !== undefined && { target }) });
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
 * Renders every link, including MUI's (the theme's `linkComponent`): the portal's paths navigate inside the portal, web
 * addresses open a new window, mail and phone addresses are left to the device. Unsafe addresses are removed.
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
