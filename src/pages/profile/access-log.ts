import { useCallback, useEffect, useMemo, useState } from 'react';
import { accesses } from '#contract/endpoints/impersonation.ts';
import type { Access, Accesses } from '#contract/impersonation.ts';
import { verifyAccesses, type ChainFinding } from '#domain/access-chain.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import { resource } from '#state/remote/resource.ts';
import { useRemote } from '#state/remote/use-remote.ts';
import { formerPosition, readSeenHeadAction, rememberHeadAction } from '#state/session/seen-head.ts';

const accessesResource = resource('accesses', accesses);

/** What the browser found out about a log. */
export type Checked = {
  readonly finding: ChainFinding;
  /** Up to which line it had seen an earlier log, in whose place this one is; null if there was none. */
  readonly former: number | null;
};

/** The lines before the newest ones, as far as they were asked for. */
type Older = {
  readonly entries: readonly Access[];
  /** Whether there are no more. */
  readonly isAll: boolean;
  readonly is: 'here' | 'loading' | 'failed';
};

const noneYet: Older = { entries: [], isAll: false, is: 'here' };

/**
 * The member's access log, verified by the browser: the newest lines, and older ones once they are asked for or the
 * browser needs them to find again what it has seen.
 */
export const useAccessLog = () => {
  const query = useValue(anonymizeQueryAtom);
  const { data: newest, failed, loading, retry } = useRemote(accessesResource, { query });
  const ask = useAction(accessesResource.loadAction);
  const readSeen = useAction(readSeenHeadAction);
  const remember = useAction(rememberHeadAction);
  const [kept, setKept] = useState<{ readonly of: Accesses | null; readonly older: Older } | null>(null);
  const [checked, setChecked] = useState<{ readonly of: Accesses; readonly checked: Checked } | null>(null);
  const { entries, isAll, is } = kept !== null && kept.of === newest ? kept.older : noneYet;
  const log = useMemo(
    (): Accesses | null => newest && { ...newest, entries: [...entries, ...newest.entries] },
    [newest, entries],
  );
  const first = log?.entries[0]?.position ?? 1;

  const showOlder = useCallback(async () => {
    const keep = (older: Older) => setKept({ of: newest, older });
    keep({ entries, isAll, is: 'loading' });
    const answer = await ask({ query: { ...query, before: `${first}` } });
    const more = answer?.data.entries ?? [];
    keep({
      entries: [...more, ...entries],
      isAll: answer !== null && more.length === 0,
      is: answer ? 'here' : 'failed',
    });
  }, [ask, query, newest, entries, isAll, first]);

  useEffect(() => {
    if (log === null) return undefined;
    let isGone = false;
    const verify = async () => {
      const seen = await readSeen(log);
      const finding = await verifyAccesses(log, seen, { isAll });
      if (finding.is === 'whole') await remember(log);
      if (isGone) return;
      setChecked({ of: log, checked: { finding, former: formerPosition(seen, log) } });
      if (finding.is === 'further') await showOlder();
    };
    void verify();
    return () => {
      isGone = true;
    };
  }, [log, isAll, readSeen, remember, showOlder]);

  return {
    log,
    failed,
    loading,
    retry,
    /** Null while the browser computes. */
    checked: checked !== null && checked.of === log ? checked.checked : null,
    older: is,
    hasOlder: first > 1 && !isAll,
    showOlder,
  };
};
