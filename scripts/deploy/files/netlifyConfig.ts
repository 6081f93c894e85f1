import { GENERATED } from './Place';
import { publishedFolder } from './publishedFolder';

/** Netlify's settings; headers and redirects are in the published folder. */
export function netlifyConfig(): string {
  return `# ${GENERATED}

[build]
command = "npm run build"
publish = "${publishedFolder}"
edge_functions = "dist/edge/netlify"

[build.environment]
NODE_VERSION = "24"
`;
}
