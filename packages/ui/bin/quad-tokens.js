#!/usr/bin/env node
import { main } from '../dist/theming/cli.js';

process.exitCode = main(process.argv.slice(2));
