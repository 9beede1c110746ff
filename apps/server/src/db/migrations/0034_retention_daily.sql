-- What is kept for too long: looked for once a day, however many nodes there are, where the operator says so.
SELECT jobs.create_queue('retention', '{"policy": "stately", "retryLimit": 3, "retryDelay": 300, "retryBackoff": true, "expireInSeconds": 600, "deleteAfterSeconds": 604800}');
