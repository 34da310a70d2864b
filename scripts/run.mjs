#!/usr/bin/env node
// Starts every command of the shop from whatever Node is at hand: plain JavaScript, no dependencies,
// nothing imported before the version is known to be good enough to read it.

const oldest = 20;

if (Number(process.versions.node.split('.')[0]) < oldest) {
  console.error(
    `Witryna brings its own Node 26, but needs Node ${oldest} or newer to fetch it; this is ${process.version}.`,
  );
  console.error('Install a newer Node from https://nodejs.org and run the same command again.');
  process.exitCode = 1;
} else {
  import('./boot/main.mjs')
    .then(({ main }) => main(process.argv.slice(2)))
    .then(
      (code) => {
        process.exitCode = code;
      },
      (error) => {
        console.error(error);
        process.exitCode = 1;
      },
    );
}
