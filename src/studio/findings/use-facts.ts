import { useCallback, useEffect, useMemo, useState } from 'react';
import type * as z from 'zod/mini';
import { fundFacts } from '#contract/studio/endpoints.ts';
import type { fundFactsSchema } from '#contract/studio/answers.ts';
import { planSchema } from '#pension/plan.ts';
import { contentSourcesOf, defineContent } from '#tenants/define-content.ts';
import type { FundFacts } from '#tenants/fund-facts.ts';
import { useEditingPart } from '../kernel/use-draft.ts';
import { useCell } from '../kernel/cell.ts';
import { useStudio } from '../kernel/services.ts';
import type { Retry } from '../kernel/use-answer.ts';

type Sent = z.infer<typeof fundFactsSchema>;

/** What the provider knows of a fund besides its files: its plan, the texts that supplement its own, and its images. */
export type KnownFacts = {
  /** Null until they are known. */
  readonly facts: FundFacts | null;
  /** Asks again, where the last answer didn't come; else null. The next save asks again, too. */
  readonly retry: Retry | null;
};

/** Asks for a fund's facts, and again when what is saved may have changed them. */
export const useFacts = (code: string): KnownFacts => {
  const { call, imageFacts, imageSpace } = useStudio();
  const draft = useEditingPart((editing) => editing.draft);
  const own = useCell(imageFacts);
  const [sent, setSent] = useState<(Sent & { readonly about: string }) | null>(null);
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState<{ readonly wanted: string; readonly tries: number } | null>(null);
  const { settings, assets } = draft.files;
  // What is saved may name another fund's texts, and what members see changes with each publication.
  const about = JSON.stringify([settings['contentLike'], draft.live]);
  // An imported folder has images of its own.
  const unknown = Object.values(assets)
    .filter((hash) => sent === null || !(Object.hasOwn(sent.images, hash) || own.has(hash)))
    .join(' ');
  const wanted = sent?.about === about && unknown === '' ? null : `${about} ${unknown} ${draft.version}`;
  useEffect(() => {
    if (wanted === null) return undefined;
    let isWanted = true;
    const read = async () => {
      const answer = await call(fundFacts, {});
      if (!isWanted) return;
      if (!answer.ok) {
        setFailed({ wanted, tries });
        return;
      }
      setSent({ ...answer.data, about });
      imageSpace.set(answer.data.imageSpace);
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, [call, about, wanted, tries, imageSpace]);
  const facts = useMemo(() => {
    if (sent === null) return null;
    const plan = planSchema.safeParse(sent.plan);
    const { supplement } = sent;
    return {
      code,
      plan: plan.success ? plan.data : null,
      administrators: sent.administrators,
      supplements:
        supplement === null
          ? {}
          : { [supplement.code]: defineContent(contentSourcesOf({ content: supplement.content })).entries },
      images: { ...sent.images, ...Object.fromEntries(own) },
      live: sent.live,
    };
  }, [code, sent, own]);
  const run = useCallback(() => setTries((before) => before + 1), []);
  const isRunning = failed?.tries !== tries;
  const retry = useMemo(() => ({ run, isRunning }), [run, isRunning]);
  return { facts, retry: wanted !== null && failed?.wanted === wanted ? retry : null };
};
