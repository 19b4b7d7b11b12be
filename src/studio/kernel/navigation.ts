import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The few things of the router that the portal doesn't use: they would be part of every member's first load, because the
 * router is one file.
 */

/** A part of an address in plain letters; as it stands, where no letters are behind it. */
export const plainPart = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** The words of the address: `/studio/{code}/edit/brand` is `studio`, the code, `edit`, `brand`. */
export const useWords = (): readonly string[] => useLocation().pathname.split('/').slice(1).map(plainPart);

/** Leads to another address instead of this one. */
export const LeadTo = ({ to }: { to: string }): null => {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return null;
};

/** The query of the address, and a function that changes some of its words. */
export const useQuery = (): readonly [URLSearchParams, (change: Readonly<Record<string, string>>) => void] => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return [
    new URLSearchParams(search),
    (change) => {
      const next = new URLSearchParams(search);
      for (const [key, value] of Object.entries(change)) next.set(key, value);
      void navigate(`${pathname}?${next.toString()}`, { replace: true });
    },
  ];
};
