/**
 * How a photograph is opened: turned upright as its camera noted; one that ends too soon is an error; and none of more
 * pixels than a camera takes, which a small file can claim to have so as to fill the memory.
 */
export const photoInput = { autoOrient: true, failOn: 'error', limitInputPixels: 220_000_000 } as const;
