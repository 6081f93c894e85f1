import { runBrandCommand } from 'brand/fonts';

// Changes by `npm run brand`: see “Change the colours” and the following recipes in messages/README.en.md.
process.exitCode = await runBrandCommand(process.argv.slice(2), {
  file: 'messages/brand.json',
  palettes: ['palette', 'drawings'],
  mainColour: 'tint',
  fontsFolder: 'public/fonts',
  sources: { 'messages/facts.json': ['names'] },
  // Tests and documents contain the former names as examples.
  exclude: ['CHANGELOG.md', 'messages/README.*', 'packages', 'tests'],
  extraFolders: ['out'],
});
