import { writeEmptyCluster } from '#server/store/empty-cluster.ts';

// A part of `npm run build`.
await writeEmptyCluster();
