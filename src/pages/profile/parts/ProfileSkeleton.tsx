import { FactCard } from '#ui/FactCard.tsx';
import { SidebarLayout } from '#ui/SidebarLayout.tsx';
import { SkeletonBlock } from '#ui/SkeletonBlock.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/** Typical number of lines of each card. */
const cards = { personal: 5, login: 3, address: 3 } as const;

/** The skeleton of the profile. */
export const ProfileSkeleton = ({ label }: { label: string }) => (
  <>
    <VisuallyHidden as="output">{label}</VisuallyHidden>
    <div aria-hidden>
      <SidebarLayout sidebarLabel="" sidebar={<SkeletonBlock height={200} />}>
        {Object.entries(cards).map(([card, lines]) => (
          <FactCard
            key={card}
            face="loading"
            title={<SkeletonBlock width={160} />}
            picture={<SkeletonBlock lines={lines * 2} />}
          />
        ))}
      </SidebarLayout>
    </div>
  </>
);
