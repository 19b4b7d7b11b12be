export const visionMatrices = {} as Record<string, string>;
