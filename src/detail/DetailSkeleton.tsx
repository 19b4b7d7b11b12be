import { SkeletonBlock } from '#ui/SkeletonBlock.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Panel } from './Panel.tsx';

/** A detail page's own shape while its figures are on their way. */
export const DetailSkeleton = ({ label }: { label: string }) => (
  <div aria-busy>
    <VisuallyHidden as="output">{label}</VisuallyHidden>
    <Panel>
      <SkeletonBlock width={180} />
      <SkeletonBlock width={280} height={44} />
      <SkeletonBlock height={280} />
    </Panel>
  </div>
);
