#!/usr/bin/env node
const { main } = await import('../dist/mcp/server.js').catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND' || !error.message.includes('@modelcontextprotocol/sdk')) throw error;
  console.error('quad-ui-mcp needs @modelcontextprotocol/sdk: npx -p @quad/ui -p @modelcontextprotocol/sdk quad-ui-mcp');
  process.exit(1);
});

await main();
